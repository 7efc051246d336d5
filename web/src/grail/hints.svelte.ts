/** The hints of the guided first day: each is shown once in this browser, when its subject is on the screen. */

import { read, write } from "../storage";
import type { GrailScene } from "./scene";

/** By hint: the selector of the element to point at. Using the element completes the hint. */
export const POINTS_AT = {
  welcome: null,
  box: ".step .prompt",
  day: ".step .answers .price",
  map: ".island .place[tabindex='0']",
  menhir: ".island .place:has(.dial)",
  explore: ".step [data-answer='explore']",
  travel: ".step [data-answer='travel']",
  board: "[data-panel='card']",
  rules: "[data-panel='rules']",
  journal: ".verse",
  fight: ".foe .pool",
  parley: ".foe .affinity",
  row: ".sequence .first",
  hand: ".step .hand button",
  undo: ".undo button",
  dawn: ".moment",
  dusk: null,
} as const;
export type Hint = keyof typeof POINTS_AT;
export const HINTS = Object.keys(POINTS_AT) as Hint[];

interface Kept {
  off: boolean;
  seen: Hint[];
}

class Hints {
  #kept = $state.raw<Kept>({ off: false, seen: [], ...read<Partial<Kept>>("grail.hints", {}) });

  get off(): boolean {
    return this.#kept.off;
  }

  /** Return the first unseen hint for this scene. */
  for(scene: GrailScene, asked: boolean): Hint | null {
    if (this.off) return null;
    return fitting(scene, asked).find((hint) => !this.#kept.seen.includes(hint)) ?? null;
  }

  saw(hint: Hint): void {
    if (!this.#kept.seen.includes(hint)) this.#keep({ ...this.#kept, seen: [...this.#kept.seen, hint] });
  }

  /** Switch hints off; or on, which makes all of them new again. */
  turn(on: boolean): void {
    this.#keep({ off: !on, seen: on ? [] : this.#kept.seen });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write("grail.hints", kept);
  }
}

/** Return the hints that fit the scene, in the order in which they are shown. */
export function fitting(scene: GrailScene, asked: boolean): Hint[] {
  if (scene.encounter) {
    const first = scene.encounter.kind === "combat" ? "fight" : "parley";
    return asked ? [first, "row", "hand"] : [first, "row"];
  }
  if (scene.party?.verse) return ["journal"];
  if (scene.stage === "dusk") return ["dusk"];
  if (scene.stage === "dawn") return ["welcome", "dawn"];
  if (!asked) return ["welcome", "map", "menhir", "board"];
  return ["welcome", "box", "day", "map", "menhir", "board", "explore", "travel", "rules", ...(scene.undoable ? ["undo" as const] : [])];
}

export const hints = new Hints();
