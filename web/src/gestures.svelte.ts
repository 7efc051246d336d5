/** Gestures at the table: intents (an answer or place that a player considers or wants) and signs. They expire. */

import type { GestureKind } from "./wire/protocol";

export type Sign = Exclude<GestureKind, "considers" | "wants">;
export const SIGNS: Sign[] = ["yes", "wait", "look", "thanks"];

/** Minimum milliseconds between two sent intents; of those in between, the last is sent. */
const PACE = 300;
/** Milliseconds after which a gesture expires. */
const LASTS: Record<GestureKind, number> = { considers: 20_000, wants: 120_000, yes: 6000, wait: 6000, look: 9000, thanks: 6000 };

export interface Shown {
  gesture: GestureKind;
  at: string | null;
  /** The id of the open question of the sender; null if there was none. */
  question: number | null;
}

/** Names of the targets of gestures: places and answers. */
export const placeNamed = (number: number): string => `place:${number}`;
export const answerNamed = (value: unknown): string => `answer:${JSON.stringify(value)}`.slice(0, 120);

function without(all: Record<number, Shown>, seat: number): Record<number, Shown> {
  const { [seat]: _, ...others } = all;
  return others;
}

export class Gestures {
  /** By seat: the current sign. */
  signs = $state.raw<Record<number, Shown>>({});

  #intents = $state.raw<Record<number, Shown>>({});
  /** By seat: the id of its question in the latest group of questions. */
  #asked = $state.raw<Record<number, number>>({});

  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #waiting: Shown | null = null;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #lastTarget: string | null = null;

  constructor(
    private readonly send: (shown: Shown) => void,
    /** The id of the question on this page. */
    private readonly question: () => number | null,
  ) {}

  /** By seat: the current intent. Intents for earlier questions, or for questions not shown here yet, are left out. */
  get intents(): Record<number, Shown> {
    const isOpen = (seat: string, { question }: Shown) => question === null || question === this.#asked[Number(seat)];
    return Object.fromEntries(Object.entries(this.#intents).filter(([seat, shown]) => isOpen(seat, shown)));
  }

  /** The seats of the latest group of questions. */
  get group(): number[] {
    return Object.keys(this.#asked).map(Number);
  }

  /** Show a received gesture until it expires. */
  see(seat: number, shown: Shown): void {
    const isIntent = shown.gesture === "considers" || shown.gesture === "wants";
    if (!isIntent) this.signs = { ...this.signs, [seat]: shown };
    else this.#intents = shown.at === null ? without(this.#intents, seat) : { ...this.#intents, [seat]: shown };
    const timer = `${isIntent ? "intent" : "sign"} ${seat}`;
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(timer, setTimeout(() => this.#forget(isIntent, seat), LASTS[shown.gesture]));
  }

  /** Send the answer or place that this player considers, rate-limited; null for none. */
  consider(at: string | null): void {
    if (at !== this.#lastTarget) this.#make({ gesture: "considers", at, question: this.question() });
    this.#lastTarget = at;
  }

  /** Send this player's choice in a joint choice at once; drop a waiting intent. */
  want(at: string): void {
    this.#lastTarget = at;
    this.#waiting = null;
    this.send({ gesture: "wants", at, question: this.question() });
  }

  sign(sign: Sign): void {
    this.send({ gesture: sign, at: this.#lastTarget, question: this.question() });
  }

  /** Return the seats with an intent or a `look` sign for this target, each with the gesture. */
  about(at: string): [number, GestureKind][] {
    return [...Object.entries(this.intents), ...Object.entries(this.signs)]
      .filter(([, shown]) => shown.at === at && (shown.gesture === "look" || shown.gesture in { considers: 0, wants: 0 }))
      .map(([seat, shown]) => [Number(seat), shown.gesture]);
  }

  /** Begin a new group of questions: clear intents for earlier questions. */
  begin(): void {
    const seats = Object.entries(this.#intents);
    this.#intents = Object.fromEntries(seats.filter(([seat, { question }]) => (question ?? 0) > (this.#asked[Number(seat)] ?? 0)));
    this.#asked = {};
    this.#waiting = null;
    this.#lastTarget = null;
  }

  /** Add a seat with its question id to the current group. */
  ask(seat: number, question: number): void {
    this.#asked = { ...this.#asked, [seat]: question };
  }

  close(): void {
    clearTimeout(this.#pausing);
    this.#timers.forEach((timer) => clearTimeout(timer));
  }

  #forget(isIntent: boolean, seat: number): void {
    if (isIntent) this.#intents = without(this.#intents, seat);
    else this.signs = without(this.signs, seat);
  }

  #make(shown: Shown): void {
    if (this.#pausing !== undefined) {
      this.#waiting = shown;
      return;
    }
    this.send(shown);
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined;
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.#make(next);
    }, PACE);
  }
}
