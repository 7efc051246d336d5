/** Hints for first games: each is shown once in this browser, when what it speaks of matters for the first time. */

import { read, write } from "../storage";

interface Kept {
  off: boolean;
  /** Those that were shown, each with the game in which they first were. */
  seen: Record<string, string>;
}

class Hints {
  #kept = $state.raw<Kept>({ off: false, seen: {}, ...read<Partial<Kept>>("hints", {}) });

  get off(): boolean {
    return this.#kept.off;
  }

  /** Whether this hint, by the key of its words, has yet to be shown. */
  isNew(hint: string): boolean {
    return !this.off && !(hint in this.#kept.seen);
  }

  /** Whether it was first shown in this game. */
  isOf(hint: string, game: string): boolean {
    return !this.off && this.#kept.seen[hint] === game;
  }

  saw(hint: string, game = ""): void {
    if (this.isNew(hint)) this.#keep({ ...this.#kept, seen: { ...this.#kept.seen, [hint]: game } });
  }

  /** Switch them off; or on, and then all of them are new again. */
  turn(on: boolean): void {
    this.#keep({ off: !on, seen: on ? {} : this.#kept.seen });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write("hints", kept);
  }
}

export const hints = new Hints();

/** The hint at the table for whoever is asked this: neighbours see it, so that nothing but the question may decide it. */
export const tableHint = (game: string, question: string) => `${game}-hint-${question}`;
