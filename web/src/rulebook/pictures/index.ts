/** The pictures of the rulebooks: components in the games' folders, named after their keys. */

import type { Component } from "svelte";
import type { PictureKey } from "../types.ts";

/** What a picture is given: its title in the language spoken. */
export interface PictureProps {
  title: string;
}

const drawn = import.meta.glob<Component<PictureProps>>(
  "../../games/*/rulebook/pictures/*.svelte",
  { eager: true, import: "default" },
);

export function pictureOf(game: string, key: PictureKey): Component<PictureProps> | undefined {
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  return drawn[`../../games/${game}/rulebook/pictures/${name}.svelte`];
}
