/** The guided first day: each hint is shown once in this browser, when what it speaks of is on the screen. */

import { read, write } from "../storage";
import type { GrailScene } from "./scene";

export const HINTS = ["welcome", "day", "map", "journal", "fight", "parley", "dawn", "dusk"] as const;
export type Hint = (typeof HINTS)[number];

interface Kept {
  off: boolean;
  seen: Hint[];
}

class Hints {
  #kept = $state.raw<Kept>({ off: false, seen: [], ...read<Partial<Kept>>("grail.hints", {}) });

  get off(): boolean {
    return this.#kept.off;
  }

  /** The hint for this moment that has not been seen yet. */
  for(scene: GrailScene, asked: boolean): Hint | null {
    if (this.off) return null;
    return fitting(scene, asked).find((hint) => !this.#kept.seen.includes(hint)) ?? null;
  }

  saw(hint: Hint): void {
    this.#keep({ ...this.#kept, seen: [...this.#kept.seen, hint] });
  }

  /** Switch them off; or on, and then all of them are new again. */
  turn(on: boolean): void {
    this.#keep({ off: !on, seen: on ? [] : this.#kept.seen });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write("grail.hints", kept);
  }
}

/** What can be said now, the most pressing first. */
export function fitting(scene: GrailScene, asked: boolean): Hint[] {
  if (scene.encounter) return [scene.encounter.kind === "combat" ? "fight" : "parley"];
  if (scene.party?.verse) return ["journal"];
  if (scene.stage === "dusk") return ["dusk"];
  if (scene.stage === "dawn") return ["welcome", "dawn"];
  return asked ? ["welcome", "day", "map"] : ["welcome", "map"];
}

export const hints = new Hints();
