/** A lesson while it is played: which of its steps is being explained. After an event, the table waits for the reader. */

import type { Guide, Session } from "../session.svelte";
import { read, write } from "../storage";
import { api } from "../wire/http";
import { plainCode } from "../wire/passes";
import type { Event, LessonStep } from "../wire/protocol";

/** How far the reader has come, so that nothing is said twice when the page is opened anew. */
interface Kept {
  room: string;
  reached: number;
  left: boolean;
}

/** Whether an event, or the subject of a question, says all of this. */
const says = (told: Record<string, any>, wanted: Record<string, any>) =>
  Object.entries(wanted).every(([name, value]) => told[name] === value);

export class Lesson implements Guide {
  /** The steps of what has happened last that have not been read, by their place. */
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

  /** The place of the step that is explained now; `null` while there is nothing to explain. */
  get place(): number | null {
    if (this.#left) return null;
    const { isNight, chair, scene } = this.session;
    if (isNight) return chair?.has_seen ? null : this.#find((step) => step.night === true);
    if (this.#unread.length) return this.#unread[0]!;
    const { question } = scene;
    return question && this.#find(({ asked, about }) => asked === question.kind && says(question.about, about ?? {}));
  }

  get step(): LessonStep | null {
    return this.place === null ? null : this.steps[this.place]!;
  }

  /** Whether the reader has to say that they have read it; else they go on by what they do. */
  get waits(): boolean {
    return this.place !== null && this.place === this.#unread[0];
  }

  hears(event: Event): void {
    const found = [...this.steps.keys()].filter((place) => {
      const { event: kind, about } = this.steps[place]!;
      return place > this.#reached && kind === event.kind && says(event.data, about ?? {});
    });
    if (found.length) this.#unread = found;
  }

  goOn(): void {
    this.#reached = this.#unread[0] ?? this.#reached;
    this.#unread = this.#unread.slice(1);
    this.#keep();
    if (!this.isSpeaking) this.session.skip();
  }

  /** The rest of the game is played without a guide. */
  leave(): void {
    this.#left = true;
    this.#keep();
    this.session.skip();
  }

  #find(wanted: (step: LessonStep) => boolean): number | null {
    const found = this.steps.findIndex((step, place) => place >= this.#reached && wanted(step));
    return found < 0 ? null : found;
  }

  get #room(): string {
    return plainCode(this.session.code);
  }

  #keep(): void {
    write("lesson", { room: this.#room, reached: this.#reached, left: this.#left });
  }
}

/** Let somebody explain this game, unless somebody does. */
export async function attend(session: Session, game: string): Promise<void> {
  if (session.guide) return;
  const { steps } = await api.lesson(game);
  const lesson = new Lesson(session, steps);
  session.events.forEach((event) => lesson.hears(event));
  session.guide = lesson;
}
