import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../session.svelte";
import { stream } from "../testing/events";
import type { LessonStep } from "../wire/protocol";
import { Lesson } from "./lesson.svelte";

const STEPS = [
  { name: "card", at: "card", night: true },
  { name: "quests", at: "quests", event: "round_started", about: { round: 1 } },
  { name: "leader", at: "seat-2", event: "round_started", about: { round: 1 } },
  { name: "vote", at: "answer", asked: "vote", about: { quest: 1, attempt: 1 } },
  { name: "rejected", at: "track", event: "team_rejected", about: { rejections: 1 } },
] as LessonStep[];
let session: { [name: string]: any };
let lesson: Lesson;

const hear = (...events: [string, object][]) => stream(...events).forEach((event) => lesson.hears(event));
const open = () => (lesson = new Lesson(session as unknown as Session, STEPS));

beforeEach(() => {
  session = { code: "ABCDE", isNight: false, chair: { has_seen: false }, scene: { question: null }, skip: vi.fn() };
  open();
});

describe("a lesson", () => {
  it("explains only the card in the night", () => {
    session.isNight = true;
    hear(["round_started", { round: 1 }]);
    expect([lesson.step?.name, lesson.waits]).toEqual(["card", false]);
    session.chair.has_seen = true;
    expect(lesson.step).toBeNull();
  });

  it("lets the table wait until all steps for an event have been read", () => {
    hear(["round_started", { round: 1 }]);
    expect([lesson.step?.name, lesson.isSpeaking, lesson.waits]).toEqual(["quests", true, true]);
    lesson.goOn();
    expect([lesson.step?.name, lesson.isSpeaking]).toEqual(["leader", true]);
    expect(session.skip).not.toHaveBeenCalled();
    lesson.goOn();
    expect([lesson.step, lesson.isSpeaking]).toEqual([null, false]);
    expect(session.skip).toHaveBeenCalledOnce();
  });

  it("explains a question while it is open, without a confirmation", () => {
    session.scene = { question: { kind: "vote", about: { quest: 1, attempt: 1, leader: 2 } } };
    expect([lesson.step?.name, lesson.waits, lesson.isSpeaking]).toEqual(["vote", false, false]);
    session.scene = { question: { kind: "vote", about: { quest: 1, attempt: 2, leader: 3 } } };
    expect(lesson.step).toBeNull();
  });

  it("repeats no step after a reload", () => {
    hear(["round_started", { round: 1 }]);
    lesson.goOn();
    open();
    hear(["round_started", { round: 1 }]);
    expect(lesson.step?.name).toBe("leader");
  });

  it("explains the latest of several events", () => {
    hear(["round_started", { round: 1 }], ["team_rejected", { rejections: 1 }]);
    expect(lesson.step?.name).toBe("rejected");
  });

  it("stays silent after it was left, also after a reload", () => {
    hear(["round_started", { round: 1 }]);
    lesson.leave();
    expect(session.skip).toHaveBeenCalledOnce();
    open();
    hear(["team_rejected", { rejections: 1 }]);
    expect([lesson.step, lesson.isSpeaking]).toEqual([null, false]);
  });

  it("is stored per room", () => {
    lesson.leave();
    session.code = "FGHIJ";
    open();
    hear(["round_started", { round: 1 }]);
    expect(lesson.step?.name).toBe("quests");
  });
});
