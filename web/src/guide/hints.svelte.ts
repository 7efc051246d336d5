/** Hints for first games: each is shown once in this browser, when its subject first matters. */

import { read, write } from "../storage";

interface Kept {
  off: boolean;
  /** The shown hints, each with the game in which it was first shown. */
  seen: Record<string, string>;
}

class Hints {
  #kept = $state.raw<Kept>({ off: false, seen: {}, ...read<Partial<Kept>>("hints", {}) });

  get off(): boolean {
    return this.#kept.off;
  }

  /** Return whether a hint, by the key of its text, was not shown yet. */
  isNew(hint: string): boolean {
    return !this.off && !(hint in this.#kept.seen);
  }

  /** Return whether a hint was first shown in this game. */
  isOf(hint: string, game: string): boolean {
    return !this.off && this.#kept.seen[hint] === game;
  }

  saw(hint: string, game = ""): void {
    if (this.isNew(hint)) this.#keep({ ...this.#kept, seen: { ...this.#kept.seen, [hint]: game } });
  }

  /** Switch hints off; or on, which makes all of them new again. */
  turn(on: boolean): void {
    this.#keep({ off: !on, seen: on ? {} : this.#kept.seen });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write("hints", kept);
  }
}

export const hints = new Hints();

/** Return the key of the hint for a kind of question. It depends on nothing secret, since neighbours may see it. */
export const tableHint = (game: string, question: string) => `${game}-hint-${question}`;
