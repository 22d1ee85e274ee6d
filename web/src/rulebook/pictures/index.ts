/** The pictures of the rulebooks, by key. */

import type { Component } from "svelte";
import type { PictureKey } from "../types.ts";
import Beats from "./Beats.svelte";
import Bonus from "./Bonus.svelte";
import Chain from "./Chain.svelte";
import Decide from "./Decide.svelte";
import Equal from "./Equal.svelte";
import Exchange from "./Exchange.svelte";
import Meadow from "./Meadow.svelte";
import Pair from "./Pair.svelte";
import Sets from "./Sets.svelte";
import Web from "./Web.svelte";

/** What a picture is given: its title in the language spoken. */
export interface PictureProps {
  title: string;
}

export const pictures: Record<PictureKey, Component<PictureProps>> = {
  pair: Pair,
  equal: Equal,
  bonus: Bonus,
  meadow: Meadow,
  decide: Decide,
  chain: Chain,
  web: Web,
  sets: Sets,
  beats: Beats,
  exchange: Exchange,
};
