/** A running lesson: selects the step to explain. After an explained event, the table waits for the reader. */

import type { Guide, Session } from "../session.svelte";
import { read, write } from "../storage";
import { api } from "../wire/http";
import { plainCode } from "../wire/passes";
import type { Event, LessonStep } from "../wire/protocol";

/** The stored progress, so that no step is repeated after a reload. */
interface Kept {
  room: string;
  reached: number;
  left: boolean;
}

/** Return whether the data of an event, or the subject of a question, has all wanted values. */
const matches = (data: Record<string, any>, wanted: Record<string, any>) =>
  Object.entries(wanted).every(([name, value]) => data[name] === value);

export class Lesson implements Guide {
  /** The places of the unread steps for the last explained event. */
  #unread = $state.raw<number[]>([]);
  #reached = $state(-1);
  #left = $state(false);

  constructor(
    readonly session: Session,
    readonly steps: LessonStep[],
  ) {
    const { room, reached, left } = read<Kept>("lesson", { room: "", reached: -1, left: false });
    if (room === this.#room) [this.#reached, this.#left] = [reached, left];
  }

  get isSpeaking(): boolean {
    return !this.#left && this.#unread.length > 0;
  }

  /** The place of the current step; `null` while there is none. */
  get place(): number | null {
    if (this.#left) return null;
    const { isNight, chair, scene } = this.session;
    if (isNight) return chair?.has_seen ? null : this.#find((step) => step.night === true);
    if (this.#unread.length) return this.#unread[0]!;
    const { question } = scene;
    if (!question) return null;
    return this.#find(({ asked, about }) => asked === question.kind && matches(question.about, about ?? {}));
  }

  get step(): LessonStep | null {
    return this.place === null ? null : this.steps[this.place]!;
  }

  /** Whether the reader must confirm the step; other steps end with an action. */
  get waits(): boolean {
    return this.place !== null && this.place === this.#unread[0];
  }

  hears(event: Event): void {
    const places = [...this.steps.keys()].filter((place) => {
      const { event: kind, about } = this.steps[place]!;
      return place > this.#reached && kind === event.kind && matches(event.data, about ?? {});
    });
    if (places.length) this.#unread = places;
  }

  goOn(): void {
    this.#reached = this.#unread[0] ?? this.#reached;
    this.#unread = this.#unread.slice(1);
    this.#keep();
    if (!this.isSpeaking) this.session.skip();
  }

  /** Leave the lesson: the game goes on without a guide. */
  leave(): void {
    this.#left = true;
    this.#keep();
    this.session.skip();
  }

  #find(wanted: (step: LessonStep) => boolean): number | null {
    const index = this.steps.findIndex((step, place) => place >= this.#reached && wanted(step));
    return index < 0 ? null : index;
  }

  get #room(): string {
    return plainCode(this.session.code);
  }

  #keep(): void {
    write("lesson", { room: this.#room, reached: this.#reached, left: this.#left });
  }
}

/** Attach the lesson of a game to the session, unless it has a guide. */
export async function attend(session: Session, game: string): Promise<void> {
  if (session.guide) return;
  const { steps } = await api.lesson(game);
  const lesson = new Lesson(session, steps);
  session.events.forEach((event) => lesson.hears(event));
  session.guide = lesson;
}
