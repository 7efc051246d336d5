/** The session of one browser in one room: connection, room state, scene, chat and commands. */

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

/** Milliseconds for which a chat message is shown at its seat. */
const HEARD_FOR = 9000;
/** Milliseconds after the welcome in which events count as old and are not animated. */
const CATCHING_UP = 1500;
const LOOKED = "looked";
/** A guide that explains events: it receives every event, and the table waits while it speaks. */
export interface Guide {
  hears(event: Event): void;
  readonly isSpeaking: boolean;
}

/** Reasons of `bye` that may be mended at the server: the pass is kept. */
const WAITING = new Set(["pack_missing", "pack_changed", "room_unreadable"]);

export class Session<Scene extends TableScene = TableScene> {
  room = $state.raw<Room | null>(null);
  seat = $state<number | null>(null);
  /** The scene after the shown events. */
  scene = $state.raw<Scene>(NOTHING_YET as Scene);
  /** The open question rendered by the server, in games whose texts the page does not have. */
  said = $state.raw<SaidQuestion | null>(null);
  /** The events shown so far. */
  events = $state.raw<Event[]>([]);
  /** The event that the table shows now. */
  moment = $state.raw<Event | null>(null);
  /** Whether the result of `moment` is still hidden: log and scene include it only after all its cards have turned. */
  inSuspense = $state(false);
  talk = $state.raw<Talk[]>([]);
  unread = $state(0);
  /** By seat: its latest message, for a while. */
  heard = $state.raw<Record<number, Talk>>({});
  /** The seats whose messages this reader has hidden. */
  hushed = $state.raw<number[]>([]);
  connection = $state<"connecting" | "open" | "mending" | "over">("connecting");
  reason = $state<string | null>(null);
  /** Whether the final reveal is shown: it happened while the page was open, and the reader has not left it. */
  revealing = $state(false);
  /** Number of this seat's secrets that it has looked at; stored on this device. */
  secretsSeen = $state(0);
  /** The guide, in a lesson. */
  guide = $state.raw<Guide | null>(null);
  /** Intents and signs of the other players; only in campaigns. */
  readonly gestures = new Gestures(
    (shown) => this.#socket.tell({ type: "gesture", ...shown }),
    () => this.scene.question?.id ?? null,
  );

  #socket: Socket;
  #game = 0;
  /** The id of the question that this page has answered; null after a refusal. */
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
      heard: (message) => this.#handle(message),
      changed: (state, reason) => {
        this.connection = state;
        this.reason = reason;
        if (state === "over" && !WAITING.has(reason ?? "")) dropPass(code);
      },
    });
  }

  /** The kit of the room's game. */
  get kit(): AnyKit {
    return findKit(this.room?.game);
  }

  get chair(): Chair | null {
    return this.seat === null ? null : (this.room?.chairs[this.seat] ?? null);
  }

  /** Whether this person is at the table or a named spectator. */
  get isNamed(): boolean {
    return this.pass !== null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.room?.host === this.seat;
  }

  /** Whether to show the night: for everybody until it ends, and then for those who have not confirmed their card. */
  get isNight(): boolean {
    if (this.room?.phase !== "playing" || this.seat === null || this.scene.seats === 0) return false;
    const isDealt = this.kit.cardOf(this.scene, this.seat) !== undefined;
    return isDealt && (this.room.night || !this.chair?.has_seen);
  }

  name(seat: number): string {
    return this.room?.chairs[seat]?.name ?? say("page-chair", { seat: seat + 1 });
  }

  /** The log line of the current event; without its result while that is hidden. */
  get news(): string | null {
    if (!this.moment) return null;
    if (this.inSuspense) return this.kit.suspense?.(this.moment) ?? null;
    return this.kit.sentence(this.moment, (seat) => this.name(seat));
  }

  shield(seat: number): number {
    return this.room?.chairs[seat]?.shield ?? seat;
  }

  /** Send a command; show a notice if it is refused. Resolve to whether it was accepted. */
  do(command: Command): Promise<boolean> {
    return attempt(() => this.#socket.send(command));
  }

  /** Send a command and return its reply; throw a `Refused`. */
  ask(command: Command): Promise<Accepted> {
    return this.#socket.send(command);
  }

  /** Whether the open question has an answer, sent or accepted: its buttons are disabled. */
  get hasAnswered(): boolean {
    return this.#answered !== null && this.#answered === this.scene.question?.id;
  }

  /** Answer the open question, once. Resolve to whether the server accepted the answer. */
  async answer(value: unknown): Promise<boolean> {
    const question = this.scene.question;
    if (!question || this.hasAnswered) return false;
    this.#answered = question.id;
    const accepted = await this.do({ type: "answer", game: this.#game, decision: question.id, value });
    if (!accepted && this.#answered === question.id) this.#answered = null;
    return accepted;
  }

  /** Record that the reader has looked at the next secret. */
  lookedAtSecret(): void {
    this.secretsSeen += 1;
    const here = `${plainCode(this.code)}/`;
    const kept = Object.entries(read<Record<string, number>>(LOOKED, {})).filter(([place]) => place.startsWith(here));
    write(LOOKED, { ...Object.fromEntries(kept), [this.place]: this.secretsSeen });
  }

  /** Reconnect and fetch all events again, rendered in the current language. */
  resync(): void {
    this.#begin(0);
    this.#socket.reconnect();
  }

  close(): void {
    clearTimeout(this.#resting);
    this.gestures.close();
    this.#socket.close();
  }

  /** Continue at once instead of pausing. */
  skip(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#play();
  }

  /** An id of this seat in this game, for the local storage. */
  get place(): string {
    return `${plainCode(this.code)}/${this.#game}/${this.seat}`;
  }

  #handle(message: ServerMessage): void {
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
          // Players count only messages of players: those of spectators are listed separately.
          this.unread += message.talk.filter(
            ({ seat }) => seat !== this.seat && (seat !== null || this.seat === null),
          ).length;
          message.talk.forEach((talk) => this.#showAtSeat(talk));
        }
        this.talk = [...this.talk, ...message.talk];
        break;
    }
  }

  /** Show a message at its seat for a while. */
  #showAtSeat(talk: Talk): void {
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

  /** Show missing and queued events at once; the received scene is the state after all of them. */
  #catchUp(events: Event[], parts: Parts): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    const before = this.#endSuspense();
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

  /** Return the events that were not received before. */
  #fresh<Received extends Event>(events: Received[]): Received[] {
    const fresh = events.filter((event) => event.number > this.#received);
    this.#received = fresh.at(-1)?.number ?? this.#received;
    return fresh;
  }

  /** Show queued events up to the next one with a pause. */
  #play(): void {
    const shown: Event[] = this.#endSuspense();
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

  /** End the suspense: apply the event whose result was hidden, and return it. */
  #endSuspense(): Event[] {
    const event = this.#pendingReveal;
    if (!event) return [];
    this.#pendingReveal = null;
    this.inSuspense = false;
    if (this.#parts) this.#parts = after(this.#parts, event);
    return [event];
  }

  /** Process one event; return whether it is shown live, with pauses and sounds. */
  #take(event: Event): boolean {
    if (event.kind === "asked") {
      if (this.moment?.kind !== "asked") this.gestures.begin(); // `asked` events of one group follow each other
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
