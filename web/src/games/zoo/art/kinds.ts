/** The animals of Zoo: their pictures, and the colours of their cards. */

import type { Component } from "svelte";
import type { ZooCard } from "../../../wire.ts";
import Crocodile from "./animals/Crocodile.svelte";
import Elephant from "./animals/Elephant.svelte";
import Fish from "./animals/Fish.svelte";
import Fox from "./animals/Fox.svelte";
import Hedgehog from "./animals/Hedgehog.svelte";
import Joker from "./animals/Joker.svelte";
import Lion from "./animals/Lion.svelte";
import Mosquito from "./animals/Mosquito.svelte";
import Mouse from "./animals/Mouse.svelte";
import Perch from "./animals/Perch.svelte";
import PolarBear from "./animals/PolarBear.svelte";
import Seal from "./animals/Seal.svelte";
import Whale from "./animals/Whale.svelte";

export const PICTURES: Record<ZooCard, Component> = {
  whale: Whale,
  elephant: Elephant,
  crocodile: Crocodile,
  "polar-bear": PolarBear,
  lion: Lion,
  seal: Seal,
  fox: Fox,
  perch: Perch,
  hedgehog: Hedgehog,
  fish: Fish,
  mouse: Mouse,
  mosquito: Mosquito,
  joker: Joker,
};

/** The paper a kind is printed on, and its darker edge. */
export const PAPERS: Record<ZooCard, readonly [paper: string, edge: string]> = {
  whale: ["#c5e3f4", "#7fb6d8"],
  elephant: ["#e6e0ee", "#b3a8c4"],
  crocodile: ["#e4efbb", "#aec46b"],
  "polar-bear": ["#d3ecef", "#86bcc2"],
  lion: ["#ffedb8", "#e0b54a"],
  seal: ["#d6e0e4", "#98adb8"],
  fox: ["#ffe0c4", "#e5a46b"],
  perch: ["#dcebc9", "#95bb80"],
  hedgehog: ["#efdfc8", "#c09a6f"],
  fish: ["#ffdcd2", "#ea9d8b"],
  mouse: ["#f6dfe5", "#d3a3b0"],
  mosquito: ["#efeccb", "#c4b972"],
  joker: ["#e9d7f3", "#b48fd0"],
};
