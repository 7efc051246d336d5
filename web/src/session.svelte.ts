/** One browser in one room: the connection, the room, what there is to see, what was said, and the commands. */

import { notifyTurn } from "./app";
import type { AnyKit } from "./kit";
import { findKit } from "./kits";
import { attempt, notice, sayRefusal } from "./notices.svelte";
import { rest, suspense } from "./pace";
import { ring } from "./sound";
import { Gestures } from "./gestures.svelte";
import { read, write } from "./storage";
import { dropPass, plainCode } from "./wire/passes";
import type { Accepted, Chair, Command, Event, Room, SaidQuestion, SceneEvent, ServerMessage, Talk } from "./wire/protocol";
import { after, flat, type Parts } from "./wire/scene";
import { Socket } from "./wire/socket";
import { NOTHING_YET, type TableScene } from "./wire/question";
import { say, words } from "./words/words.svelte";

/** For how many milliseconds what somebody has said stays with them. */
const HEARD_FOR = 9000;
/** What comes this soon after the welcome happened before, and is not played out again. */
const CATCHING_UP = 1500;
const LOOKED = "looked";
/** Whoever explains what happens: hears of every event, and the table waits while they speak. */
export interface Guide {
  hears(event: Event): void;
  readonly isSpeaking: boolean;
}

/** What the room waits for comes back some day: the chair is kept. */
const WAITING = new Set(["pack_missing", "pack_changed", "room_unreadable"]);

export class Session<Scene extends TableScene = TableScene> {
  room = $state.raw<Room | null>(null);
  seat = $state<number | null>(null);
  /** What there is to see and to do, as far as it has been shown. */
  scene = $state.raw<Scene>(NOTHING_YET as Scene);
  /** The open question ready to be read, in games whose words the page has not. */
  said = $state.raw<SaidQuestion | null>(null);
  /** Every event shown so far. */
  events = $state.raw<Event[]>([]);
  /** The event the table rests on now. */
  moment = $state.raw<Event | null>(null);
  /** Whether the result of `moment` is still hidden: log and scene have it when all its cards have turned. */
  inSuspense = $state(false);
  talk = $state.raw<Talk[]>([]);
  unread = $state(0);
  /** What was just said, by the seat that said it. */
  heard = $state.raw<Record<number, Talk>>({});
  /** The seats whose talk this reader does not want to hear. */
  hushed = $state.raw<number[]>([]);
  connection = $state<"connecting" | "open" | "mending" | "over">("connecting");
  reason = $state<string | null>(null);
  /** The final reveal was seen live and has not been left yet. */
  revealing = $state(false);
  /** How many of the things that were shown to this seat alone it has looked at; kept on this device. */
  secretsSeen = $state(0);
  /** In a lesson. */
  guide = $state.raw<Guide | null>(null);
  /** What the others at this table think of, and their signs; only campaigns have them. */
  readonly gestures = new Gestures(
    (shown) => this.#socket.tell({ type: "gesture", ...shown }),
    () => this.scene.question?.id ?? null,
  );

  #socket: Socket;
  #game = 0;
  /** The id of the question that this page has sent an answer to; null after a refusal. */
  #answered = $state<number | null>(null);
  #received = 0;
  #parts: Parts | null = null;
  #queue: SceneEvent[] = [];
  /** The event whose result is still hidden. */
  #pendingReveal: SceneEvent | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #welcomed = 0;

  constructor(
    readonly code: string,
    readonly pass: string | null,
  ) {
    this.#socket = new Socket(code, {
      hello: () => ({
        pass,
        game: this.#game,
        events: this.#received,
        talk: this.talk.at(-1)?.number ?? 0,
        language: words.language,
      }),
      heard: (message) => this.#hear(message),
      changed: (state, reason) => {
        this.connection = state;
        this.reason = reason;
        if (state === "over" && !WAITING.has(reason ?? "")) dropPass(code);
      },
    });
  }

  /** What the page knows of the game that this room plays. */
  get kit(): AnyKit {
    return findKit(this.room?.game);
  }

  get chair(): Chair | null {
    return this.seat === null ? null : (this.room?.chairs[this.seat] ?? null);
  }

  /** Whether others know who this is: at the table, or watching by name. */
  get isNamed(): boolean {
    return this.pass !== null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.room?.host === this.seat;
  }

  /** Whether this browser has a card to look at before it goes on: everybody looks until dawn, latecomers after it. */
  get isNight(): boolean {
    if (this.room?.phase !== "playing" || this.seat === null || this.scene.seats === 0) return false;
    const isDealt = this.kit.cardOf(this.scene, this.seat) !== undefined;
    return isDealt && (this.room.night || !this.chair?.has_seen);
  }

  name(seat: number): string {
    return this.room?.chairs[seat]?.name ?? say("page-chair", { seat: seat + 1 });
  }

  /** What has just happened, as one line; without its result while that is hidden. */
  get news(): string | null {
    if (!this.moment) return null;
    if (this.inSuspense) return this.kit.suspense?.(this.moment) ?? null;
    return this.kit.sentence(this.moment, (seat) => this.name(seat));
  }

  shield(seat: number): number {
    return this.room?.chairs[seat]?.shield ?? seat;
  }

  /** Send a command; a refusal is shown as a notice. */
  do(command: Command): Promise<boolean> {
    return attempt(() => this.#socket.send(command));
  }

  /** Send a command whose reply matters. */
  ask(command: Command): Promise<Accepted> {
    return this.#socket.send(command);
  }

  /** Whether an answer to the question on the page is on its way or accepted: its buttons are disabled until the next. */
  get hasAnswered(): boolean {
    return this.#answered !== null && this.#answered === this.scene.question?.id;
  }

  /** Answer the open question. Returns whether the server accepted it; a second answer to one question is not sent. */
  async answer(value: unknown): Promise<boolean> {
    const question = this.scene.question;
    if (!question || this.hasAnswered) return false;
    this.#answered = question.id;
    const accepted = await this.do({ type: "answer", game: this.#game, decision: question.id, value });
    if (!accepted && this.#answered === question.id) this.#answered = null;
    return accepted;
  }

  /** The next thing that was shown to this seat alone has been looked at. */
  lookedAtSecret(): void {
    this.secretsSeen += 1;
    const here = `${plainCode(this.code)}/`;
    const kept = Object.entries(read<Record<string, number>>(LOOKED, {})).filter(([place]) => place.startsWith(here));
    write(LOOKED, { ...Object.fromEntries(kept), [this.place]: this.secretsSeen });
  }

  /** Be told everything in the language that is spoken now. */
  hearAnew(): void {
    this.#begin(0);
    this.#socket.again();
  }

  close(): void {
    clearTimeout(this.#resting);
    this.gestures.close();
    this.#socket.close();
  }

  /** Go on at once instead of resting. */
  skip(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#play();
  }

  /** This seat in this game. */
  get place(): string {
    return `${plainCode(this.code)}/${this.#game}/${this.seat}`;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed = Date.now();
        this.seat = message.seat;
        this.room = message.room;
        if (message.restart || message.game !== this.#game || this.#received === 0) this.#begin(message.game);
        break;
      case "room":
        this.room = message.room;
        break;
      case "scene":
        if (message.game !== this.#game) this.#begin(message.game);
        this.said = message.said ?? null;
        this.#answered = null;
        this.#catchUp(message.events, { table: message.table, mine: message.mine });
        break;
      case "events":
        this.said = message.said ?? null;
        this.#receive(message.events);
        break;
      case "gesture_made":
        this.gestures.see(message.seat, message);
        break;
      case "bye":
        if (message.code === "storage_failed") notice(sayRefusal({ code: message.code }));
        break;
      case "talk":
        if (Date.now() - this.#welcomed > CATCHING_UP) {
          ring("talk");
          // Whoever sits at the table counts what is said there; those who watch have a place of their own.
          this.unread += message.talk.filter((one) => one.seat !== this.seat && (one.seat !== null || this.seat === null)).length;
          message.talk.forEach((one) => this.#hearAtSeat(one));
        }
        this.talk = [...this.talk, ...message.talk];
        break;
    }
  }

  #hearAtSeat(talk: Talk): void {
    const { seat } = talk;
    if (seat === null) return;
    this.heard = { ...this.heard, [seat]: talk };
    setTimeout(() => {
      if (this.heard[seat] !== talk) return;
      const { [seat]: _, ...others } = this.heard;
      this.heard = others;
    }, HEARD_FOR);
  }

  #begin(game: number): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#game = game;
    this.#received = 0;
    this.#queue = [];
    this.#pendingReveal = null;
    this.inSuspense = false;
    this.#parts = null;
    this.#answered = null;
    this.#show([]);
    this.events = [];
    this.moment = null;
    this.revealing = false;
    this.secretsSeen = read<Record<string, number>>(LOOKED, {})[this.place] ?? 0;
  }

  /** Show at once what we lack, and what still waits: the scene comes after all of it. */
  #catchUp(events: Event[], parts: Parts): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    const before = this.#tell();
    const shown = [...this.#queue, ...this.#fresh(events)];
    this.#queue = [];
    this.#parts = parts;
    shown.forEach((event) => this.#take(event));
    this.#show([...before, ...shown]);
  }

  #receive(events: SceneEvent[]): void {
    this.#queue.push(...this.#fresh(events));
    if (this.#resting === undefined) this.#play();
  }

  #fresh<Told extends Event>(events: Told[]): Told[] {
    const fresh = events.filter((event) => event.number > this.#received);
    this.#received = fresh.at(-1)?.number ?? this.#received;
    return fresh;
  }

  /** Show what waits, up to the next event worth resting on. */
  #play(): void {
    const shown: Event[] = this.#tell();
    let pause = shown.length ? rest(shown[0]!) : 0;
    while (this.#queue.length && !pause && !this.guide?.isSpeaking) {
      const event = this.#queue.shift()!;
      const isSeen = this.#take(event);
      if (isSeen && suspense(event)) {
        this.#pendingReveal = event;
        this.inSuspense = true;
        pause = suspense(event);
        break;
      }
      shown.push(event);
      if (this.#parts) this.#parts = after(this.#parts, event);
      if (isSeen) pause = rest(event);
    }
    this.#show(shown);
    this.#resting = pause ? setTimeout(() => this.skip(), pause) : undefined;
  }

  /** End the suspense: the event whose result was hidden, now part of what is shown. */
  #tell(): Event[] {
    const event = this.#pendingReveal;
    if (!event) return [];
    this.#pendingReveal = null;
    this.inSuspense = false;
    if (this.#parts) this.#parts = after(this.#parts, event);
    return [event];
  }

  /** Take in one event; whether it happens before our eyes. */
  #take(event: Event): boolean {
    if (event.kind === "asked") {
      if (this.moment?.kind !== "asked") this.gestures.begin(); // seats that are asked together are asked in a row
      this.gestures.ask(event.data.seat, event.data.id);
    }
    this.moment = event;
    this.guide?.hears(event);
    if (Date.now() - this.#welcomed < CATCHING_UP) return false;
    const isMine = event.kind === "asked" && event.data.seat === this.seat && !event.data.optional;
    if (document.hidden) {
      if (isMine) notifyTurn(plainCode(this.code));
      return false;
    }
    if (event.kind === this.kit.revealedBy) this.revealing = true;
    ring(isMine ? "asked-you" : event.kind);
    return true;
  }

  #show(events: Event[]): void {
    this.events = [...this.events, ...events];
    this.scene = this.#parts ? flat<Scene>(this.#parts) : (NOTHING_YET as Scene);
  }
}
