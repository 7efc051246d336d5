import { beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "./notices.svelte";
import { CARD_TURNS_AFTER } from "./pace";
import { Session } from "./session.svelte";
import { stream } from "./testing/events";
import { NOTHING_YET } from "./wire/question";
import { fakeSockets, type FakeSocket } from "./testing/socket";
import { speak } from "./testing/words";
import { keepPass, passFor } from "./wire/passes";
import type { Chair, Event, Room } from "./wire/protocol";

const LONG_AGO = 10_000;

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  ...{ seat, who: "person", name: ["Ann", "Bob", "Cat", "Dan", "Eve"][seat]!, shield: seat, here: true },
  ...{ bot: null, muted: false, stand_in: false, has_seen: false, ...more },
});

const room = (more: Partial<Room> = {}): Room => ({
  ...{ code: "ABCDE", game: "avalon", seats: 5, options: {}, setup_code: null, problems: [], host: 0, spectators: 0, watchers: [], locked: false },
  ...{ chairs: [0, 1, 2, 3, 4].map((seat) => chair(seat)), number: 1, phase: "playing", paused: false, night: false },
  pace: { propose: 0, vote: 0, hurried: false },
  ...{ link: "", network: false, older_rules: false, has_free_chair: false, summary: null, undo_wishes: [], lesson: null, ...more },
});

let sockets: FakeSocket[];
const line = () => sockets.at(-1)!;
const hello = () => line().sent.find((message) => message.type === "hello");

function enter(seat: number | null = 1, pass: string | null = "p"): Session<any> {
  const session = new Session<any>("ABCDE", pass);
  line().accept();
  welcome({ seat });
  return session;
}

const welcome = (more = {}) => line().say({ type: "welcome", seat: 1, room: room(), game: 1, restart: false, ...more });
const SCENE = { table: { asked: {}, outcome: null }, mine: { reader: 1, question: null } };
/** The same, with a card and an open question of the reader. */
const DEALT = {
  ...SCENE,
  mine: { reader: 1, question: { id: 3, kind: "vote" } as object | null, characters: { 1: "merlin" } },
};
/** Send live events; each patches the scene so that the seat with the event's number is asked. */
const tell = (events: Event[]) => {
  const patched = events.map((event) => ({ ...event, table: [[["asked", String(event.number)], "vote"]], mine: [] }));
  line().say({ type: "events", game: 1, events: patched });
};
/** Send missing events with the scene after them. */
const catchUp = (events: Event[], game = 1, scene: object = SCENE) => line().say({ type: "scene", game, events, ...scene });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets = fakeSockets();
});

const OPENING = stream(
  ["game_started", { seats: 5, deck: ["merlin", "assassin", "servant", "servant", "minion"] }],
  ["dealt", { seat: 1, character: "merlin", side: "good" }],
  ["asked", { seat: 1, kind: "vote", id: 3, options: { type: "one_of", values: ["approve", "reject"] } }],
);

describe("a session", () => {
  it("first reports that it has no events", () => {
    enter();
    expect(hello()).toEqual({ type: "hello", pass: "p", game: 0, events: 0, talk: 0, language: "en" });
  });

  it("knows its seat and whether it is the host", () => {
    expect(enter(0)).toMatchObject({ seat: 0, isHost: true, isNamed: true, connection: "open" });
    expect(enter(1)).toMatchObject({ seat: 1, isHost: false });
    expect(enter(null, null)).toMatchObject({ seat: null, isHost: false, isNamed: false, chair: null });
  });

  it("shows the scene of its seat", () => {
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    expect(session.scene).toMatchObject({ reader: 1, characters: { 1: "merlin" }, question: { id: 3 } });
    expect(session.events).toEqual(OPENING);
  });

  it("ignores repeated events", () => {
    const session = enter();
    tell(OPENING.slice(0, 2));
    catchUp(OPENING);
    catchUp(OPENING);
    expect(session.events.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe("the scene", () => {
  it("comes with missing events and is then patched by live events", () => {
    const session = enter();
    expect(session.scene).toBe(NOTHING_YET);
    catchUp(OPENING.slice(0, 1));
    expect(session.scene).toEqual({ asked: {}, outcome: null, reader: 1, question: null });
    tell(OPENING.slice(1, 2));
    expect(session.scene).toMatchObject({ asked: { 2: "vote" } });
  });

  it("is the one after the shown events", () => {
    const session = enter();
    catchUp([]);
    vi.advanceTimersByTime(LONG_AGO);
    tell(stream(["votes_shown", { votes: [] }], ["team_approved"]));
    expect(session.scene!.asked).toEqual({ 1: "vote" });
    vi.advanceTimersByTime(2200);
    expect(session.scene!.asked).toEqual({ 1: "vote", 2: "vote" });
  });

  it("empties the queue when it comes as a whole", () => {
    const session = enter();
    catchUp([]);
    vi.advanceTimersByTime(LONG_AGO);
    const votes = stream(["votes_shown", { votes: [] }], ["team_approved"], ["team_rejected"]);
    tell(votes.slice(0, 2));
    catchUp(votes.slice(2));
    expect(session.events.map(({ kind }) => kind)).toEqual(["votes_shown", "team_approved", "team_rejected"]);
    expect(session.scene!.asked).toEqual({});
    vi.advanceTimersByTime(LONG_AGO);
    expect(session.events).toHaveLength(3);
  });

  it("of Voyage shows the night once the reader has a role", () => {
    const session = enter();
    welcome({ room: room({ game: "voyage", night: true }), restart: true });
    expect([session.scene.seats, session.isNight]).toEqual([0, false]);
    const table = { ...SCENE.table, seats: 5, roles: [] };
    catchUp([], 1, { table, mine: { ...SCENE.mine, role: "sailor", dealt: {} } } as typeof SCENE);
    expect(session.scene).toBe(session.scene);
    expect(session.isNight).toBe(true);
  });

  it("starts again with another game", () => {
    const session = enter();
    catchUp(OPENING);
    catchUp(OPENING.slice(0, 1), 2, { ...SCENE, mine: { reader: 4, question: null } });
    expect(session.scene).toMatchObject({ reader: 4 });
    expect(session.events).toHaveLength(1);
  });
});

describe("reconnecting", () => {
  it("reports the received events and resumes after them", () => {
    const session = enter();
    catchUp(OPENING.slice(0, 2));
    line().say({ type: "talk", talk: [{ number: 4, seat: 0, name: "Ann", text: "hm" }] });
    line().drop();
    expect(session.connection).toBe("mending");
    vi.advanceTimersByTime(2000);
    line().accept();
    expect(hello()).toMatchObject({ game: 1, events: 2, talk: 4 });
    welcome();
    catchUp(OPENING.slice(2), 1, DEALT);
    expect(session.events).toEqual(OPENING);
    expect(session.scene.question.id).toBe(3);
  });

  it("starts again if the server requests it", () => {
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    line().drop();
    vi.advanceTimersByTime(2000);
    line().accept();
    welcome({ restart: true });
    expect(session.events).toEqual([]);
    expect(session.scene.question).toBeNull();
    catchUp(OPENING);
    expect(session.events).toEqual(OPENING);
  });

  it("starts again with another game", () => {
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    catchUp(OPENING.slice(0, 1), 2);
    expect(session.events).toHaveLength(1);
    expect(session.scene.question).toBeNull();
    line().drop();
    vi.advanceTimersByTime(2000);
    line().accept();
    expect(hello()).toMatchObject({ game: 2, events: 1 });
  });

  it("ends when the pass is void, and the pass is dropped", () => {
    keepPass({ room: "ABCDE", seat: 1, pass: "p", name: "Bob", shield: 1 });
    const session = enter();
    line().say({ type: "bye", code: "kicked" });
    expect(session).toMatchObject({ connection: "over", reason: "kicked" });
    expect(passFor("ABCDE")).toBeNull();
  });
});

describe("the pace", () => {
  const VOTES = stream(
    ["votes_shown", { votes: ["approve", "approve", "approve", "reject", "reject"] }],
    ["team_approved", {}],
    ["asked", { seat: 0, kind: "play_card" }],
  );

  it("shows older events at once", () => {
    const session = enter();
    tell(VOTES);
    expect(session.events).toHaveLength(3);
  });

  it("pauses after live events", () => {
    const session = enter();
    catchUp([]);
    vi.advanceTimersByTime(LONG_AGO);
    tell(VOTES);
    expect(session.events).toHaveLength(1);
    expect(session.moment!.kind).toBe("votes_shown");
    expect(session.scene.asked).toEqual({ 1: "vote" });
    vi.advanceTimersByTime(2199);
    expect(session.events).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(session.events).toHaveLength(3);
    expect(session.scene.asked).toEqual({ 1: "vote", 2: "vote", 3: "vote" });
  });

  it("hides the result of a quest from log and scene until its last card has turned", async () => {
    await speak("en");
    const session = enter();
    catchUp([]);
    vi.advanceTimersByTime(LONG_AGO);
    tell(stream(["cards_shown", { quest: 2, cards: { success: 2, fail: 1 } }], ["quest_failed", { quest: 2, fails: 1 }]));
    const turning = 3 * CARD_TURNS_AFTER;
    vi.advanceTimersByTime(turning - 1);
    expect([session.moment!.kind, session.inSuspense, session.events, session.scene.asked]).toEqual(["cards_shown", true, [], {}]);
    expect(session.news).toContain("quest 2");
    expect(session.news).not.toMatch(/success|fail/);
    vi.advanceTimersByTime(1);
    expect([session.moment!.kind, session.inSuspense]).toEqual(["cards_shown", false]);
    expect(session.news).toMatch(/2 successes and 1 fail/);
    expect(session.events).toHaveLength(1);
    vi.advanceTimersByTime(1100);
    expect(session.moment!.kind).toBe("quest_failed");
    expect(session.events).toHaveLength(2);
  });

  it("shows a hidden result when a whole scene arrives", () => {
    const session = enter();
    catchUp([]);
    vi.advanceTimersByTime(LONG_AGO);
    const quest = stream(["cards_shown", { quest: 2, cards: { success: 3 } }], ["quest_succeeded", { quest: 2, fails: 0 }]);
    tell(quest.slice(0, 1));
    catchUp(quest);
    expect(session.inSuspense).toBe(false);
    expect(session.events.map(({ kind }) => kind)).toEqual(["cards_shown", "quest_succeeded"]);
  });

  it("queues events that arrive during a pause", () => {
    const session = enter();
    vi.advanceTimersByTime(LONG_AGO);
    tell(VOTES.slice(0, 1));
    tell(VOTES.slice(1));
    expect(session.events).toHaveLength(1);
    session.skip();
    expect(session.events).toHaveLength(3);
  });

  it("does not pause while the page is hidden", () => {
    const session = enter();
    vi.advanceTimersByTime(LONG_AGO);
    (document as { hidden: boolean }).hidden = true;
    tell(VOTES);
    expect(session.events).toHaveLength(3);
  });

  it("shows the reveal only if it happened live", () => {
    const reveal = stream(["characters_shown", { characters: ["merlin"], sides: ["good"] }]);
    const late = enter();
    tell(reveal);
    expect(late.revealing).toBe(false);
    const live = enter();
    vi.advanceTimersByTime(LONG_AGO);
    tell(reveal);
    expect(live.revealing).toBe(true);
  });
});

describe("commands", () => {
  it("answer the open question of the current game", () => {
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    void session.answer("approve");
    expect(line().sent.at(-1)).toEqual({ type: "answer", game: 1, decision: 3, value: "approve", id: 1 });
  });

  it("send no answer without an open question", async () => {
    const session = enter();
    const before = line().sent.length;
    expect(await session.answer("approve")).toBe(false);
    expect(line().sent).toHaveLength(before);
  });

  it("answer a question once; the next one can be answered before the reply arrives", async () => {
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    const first = session.answer("approve");
    expect(session.hasAnswered).toBe(true);
    expect(await session.answer("reject")).toBe(false);
    const [asked] = stream(["asked", { seat: 1, kind: "vote", id: 4 }]);
    const next = { ...asked, number: 4, table: [], mine: [[["question"], { id: 4, kind: "vote" }]] };
    line().say({ type: "events", game: 1, events: [next] });
    expect(session.hasAnswered).toBe(false);
    line().say({ type: "accepted", reply_to: 1 });
    expect(await first).toBe(true);
    expect(session.hasAnswered).toBe(false);
    void session.answer("reject");
    expect(line().sent.filter(({ type }) => type === "answer").map(({ decision }) => decision)).toEqual([3, 4]);
  });

  it("that are refused change nothing and show a notice", async () => {
    vi.useRealTimers();
    await speak("en");
    const session = enter();
    catchUp(OPENING, 1, DEALT);
    const answered = session.answer("fail");
    line().say({ type: "refused", reply_to: 1, error: { code: "not_an_option" } });
    expect(await answered).toBe(false);
    expect(session.scene.question.id).toBe(3);
    expect(session.hasAnswered).toBe(false);
    expect(notices.at(-1)!.text).toMatch(/not possible/);
  });
});

describe("chat", () => {
  const said = (number: number, seat: number) => ({ number, seat, name: "?", text: "hm" });

  it("counts new messages of others as unread", () => {
    const session = enter();
    line().say({ type: "talk", talk: [said(1, 0), said(2, 2)] });
    expect(session.unread).toBe(0); // older than the session
    vi.advanceTimersByTime(LONG_AGO);
    line().say({ type: "talk", talk: [said(3, 0), said(4, 1), said(5, 2)] });
    expect(session.unread).toBe(2); // without the reader's own message
    expect(session.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the night", () => {
  const dealt = OPENING.slice(0, 2);

  it("is shown until it ends, and then until the reader has confirmed the card", () => {
    const session = enter();
    catchUp(dealt, 1, DEALT);
    const at = (more: Partial<Room>) => {
      line().say({ type: "room", room: room(more) });
      return session.isNight;
    };
    const seen = [0, 1, 2, 3, 4].map((seat) => chair(seat, { has_seen: true }));
    expect(at({ night: true, chairs: seen })).toBe(true);
    expect(at({ night: false })).toBe(true);
    expect(at({ night: false, chairs: seen })).toBe(false);
    expect(at({ night: true, phase: "over" })).toBe(false);
  });

  it("is not shown to readers without a card", () => {
    const watcher = enter(null, null);
    line().say({ type: "room", room: room({ night: true }) });
    expect(watcher.isNight).toBe(false);
    const undealt = enter();
    line().say({ type: "room", room: room({ night: true }) });
    expect(undealt.isNight).toBe(false);
  });
});

describe("seen secrets", () => {
  it("are stored on this device per seat and game", () => {
    const session = enter();
    catchUp(OPENING);
    session.lookedAtSecret();
    session.lookedAtSecret();
    expect(enter(1).secretsSeen).toBe(2);
    expect(enter(2).secretsSeen).toBe(0);
    const later = enter(1);
    catchUp(OPENING, 2);
    expect(later.secretsSeen).toBe(0);
  });
});

describe("names", () => {
  it("are those of the chairs; empty chairs are numbered", async () => {
    vi.useRealTimers();
    await speak("en");
    const session = enter();
    line().say({ type: "room", room: room({ chairs: [chair(0), chair(1, { name: null, shield: null })] }) });
    expect([session.name(0), session.name(1)]).toEqual(["Ann", "Chair 2"]);
    expect([session.shield(0), session.shield(1)]).toEqual([0, 1]);
  });
});
