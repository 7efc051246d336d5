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
  /** The id of the question that this person had when making it; null if nothing was asked of them. */
  question: number | null;
}

/** How our page names what a gesture is about. */
export const placeNamed = (number: number): string => `place:${number}`;
export const answerNamed = (value: unknown): string => `answer:${JSON.stringify(value)}`.slice(0, 120);

function without(all: Record<number, Shown>, seat: number): Record<number, Shown> {
  const { [seat]: _, ...others } = all;
  return others;
}

export class Gestures {
  /** By seat: the sign that somebody makes. */
  signs = $state.raw<Record<number, Shown>>({});

  #minds = $state.raw<Record<number, Shown>>({});
  /** By seat: the id of its question, among those that are or were last asked together. */
  #asked = $state.raw<Record<number, number>>({});

  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #waiting: Shown | null = null;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #told: string | null = null;

  constructor(
    private readonly tell: (shown: Shown) => void,
    /** The id of the question on this page. */
    private readonly question: () => number | null,
  ) {}

  /** By seat: what somebody thinks of or wants now. A wish for an earlier question, or for one not shown here yet, is none. */
  get minds(): Record<number, Shown> {
    const isOpen = (seat: string, { question }: Shown) => question === null || question === this.#asked[Number(seat)];
    return Object.fromEntries(Object.entries(this.#minds).filter(([seat, shown]) => isOpen(seat, shown)));
  }

  /** The seats that are or were last asked together. */
  get group(): number[] {
    return Object.keys(this.#asked).map(Number);
  }

  /** Somebody else has made a gesture. */
  see(seat: number, shown: Shown): void {
    const isMind = shown.gesture === "considers" || shown.gesture === "wants";
    if (!isMind) this.signs = { ...this.signs, [seat]: shown };
    else this.#minds = shown.at === null ? without(this.#minds, seat) : { ...this.#minds, [seat]: shown };
    const timer = `${isMind ? "mind" : "sign"} ${seat}`;
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(timer, setTimeout(() => this.#forget(isMind, seat), LASTS[shown.gesture]));
  }

  /** Let the others see what I think of; null is nothing any more. */
  consider(at: string | null): void {
    if (at !== this.#told) this.#make({ gesture: "considers", at, question: this.question() });
    this.#told = at;
  }

  /** Let the others see at once what I have chosen with them; what waits to be told is out of date. */
  want(at: string): void {
    this.#told = at;
    this.#waiting = null;
    this.tell({ gesture: "wants", at, question: this.question() });
  }

  sign(sign: Sign): void {
    this.tell({ gesture: sign, at: this.#told, question: this.question() });
  }

  /** The seats that think of something or point at it, and how. */
  about(at: string): [number, GestureKind][] {
    return [...Object.entries(this.minds), ...Object.entries(this.signs)]
      .filter(([, shown]) => shown.at === at && (shown.gesture === "look" || shown.gesture in { considers: 0, wants: 0 }))
      .map(([seat, shown]) => [Number(seat), shown.gesture]);
  }

  /** A new question, to some seats together: what was thought of the last one is over. */
  begin(): void {
    const seats = Object.entries(this.#minds);
    this.#minds = Object.fromEntries(seats.filter(([seat, { question }]) => (question ?? 0) > (this.#asked[Number(seat)] ?? 0)));
    this.#asked = {};
    this.#waiting = null;
    this.#told = null;
  }

  /** This seat is asked as well, under this id. */
  ask(seat: number, question: number): void {
    this.#asked = { ...this.#asked, [seat]: question };
  }

  close(): void {
    clearTimeout(this.#pausing);
    this.#timers.forEach((timer) => clearTimeout(timer));
  }

  #forget(isMind: boolean, seat: number): void {
    if (isMind) this.#minds = without(this.#minds, seat);
    else this.signs = without(this.signs, seat);
  }

  #make(shown: Shown): void {
    if (this.#pausing !== undefined) {
      this.#waiting = shown;
      return;
    }
    this.tell(shown);
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined;
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.#make(next);
    }, PACE);
  }
}
