/** What people around one table see each other do: what somebody thinks of or wants, and quick signs. None of it lasts. */

import type { GestureKind } from "./wire/protocol";

export type Sign = Exclude<GestureKind, "considers" | "wants">;
export const SIGNS: Sign[] = ["yes", "wait", "look", "thanks"];

/** Milliseconds between two gestures of ours; of those in between the last counts. */
const PACE = 300;
/** Milliseconds after which a gesture is forgotten. */
const LASTS: Record<GestureKind, number> = { considers: 20_000, wants: 120_000, yes: 6000, wait: 6000, look: 9000, thanks: 6000 };

export interface Shown {
  gesture: GestureKind;
  at: string | null;
}

/** How our page names what a gesture is about. */
export const placeNamed = (number: number): string => `place:${number}`;
export const answerNamed = (value: unknown): string => `answer:${JSON.stringify(value)}`.slice(0, 120);

export class Gestures {
  /** By seat: what somebody thinks of or wants. */
  minds = $state.raw<Record<number, Shown>>({});
  /** By seat: the sign that somebody makes. */
  signs = $state.raw<Record<number, Shown>>({});

  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #waiting: Shown | null = null;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #told: string | null = null;

  constructor(private readonly tell: (gesture: GestureKind, at: string | null) => void) {}

  /** Somebody else has made a gesture. */
  see(seat: number, gesture: GestureKind, at: string | null): void {
    const which = gesture === "considers" || gesture === "wants" ? "minds" : "signs";
    const { [seat]: _, ...others } = this[which];
    this[which] = which === "minds" && at === null ? others : { ...others, [seat]: { gesture, at } };
    clearTimeout(this.#timers.get(which + seat));
    this.#timers.set(which + seat, setTimeout(() => this.#forget(which, seat), LASTS[gesture]));
  }

  /** Let the others see what I think of; null is nothing any more. */
  consider(at: string | null): void {
    if (at !== this.#told) this.#make({ gesture: "considers", at });
    this.#told = at;
  }

  /** Let the others see what I have chosen with them. */
  want(at: string): void {
    this.#told = at;
    this.#make({ gesture: "wants", at });
  }

  sign(sign: Sign): void {
    this.tell(sign, this.#told);
  }

  /** The seats that think of something or point at it, and how. */
  about(at: string): [number, GestureKind][] {
    return [...Object.entries(this.minds), ...Object.entries(this.signs)]
      .filter(([, shown]) => shown.at === at && (shown.gesture === "look" || shown.gesture in { considers: 0, wants: 0 }))
      .map(([seat, shown]) => [Number(seat), shown.gesture]);
  }

  /** What was thought of belongs to a question that is over. */
  clear(): void {
    this.minds = {};
    this.#told = null;
  }

  close(): void {
    clearTimeout(this.#pausing);
    this.#timers.forEach((timer) => clearTimeout(timer));
  }

  #forget(which: "minds" | "signs", seat: number): void {
    const { [seat]: _, ...others } = this[which];
    this[which] = others;
  }

  #make(shown: Shown): void {
    if (this.#pausing !== undefined) {
      this.#waiting = shown;
      return;
    }
    this.tell(shown.gesture, shown.at);
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined;
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.#make(next);
    }, PACE);
  }
}
