/** The data behind the drawn table of Avalon. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Session } from "../session.svelte";
import { name, speak } from "../testing/words";
import { lookOf } from "./looks";
import { markInWords } from "./QuestMarks.svelte";
import type { AvalonScene } from "./scene";
import { secretInWords } from "./secrets";

beforeEach(() => speak("en"));

describe("how a seat looks", () => {
  const session = {
    seat: 0,
    room: { chairs: [{ who: "person", here: true }, { who: "bot" }, { who: "person", here: false }] },
    name: (seat: number) => `seat ${seat}`,
    shield: (seat: number) => seat,
  } as unknown as Session;
  const looks = (scene: Partial<AvalonScene> | null) =>
    [0, 1, 2].map((seat) => lookOf(session, scene as AvalonScene | null, seat));

  it("distinguishes people, bots and absent players", () => {
    expect(looks(null).map(({ bot }) => bot)).toEqual([false, true, false]);
    expect(looks(null).map(({ away }) => away)).toEqual([false, false, true]);
    expect(looks(null).map(({ mine }) => mine)).toEqual([true, false, false]);
  });

  it("comes from the scene, with whether the table waits for the seat", () => {
    const people = [{ on_team: true }, { is_leader: true, vote: "reject" }, {}];
    expect(looks({ people, asked: { 2: "vote" } })).toMatchObject([
      { on_team: true, asked: false, name: "seat 0" },
      { is_leader: true, vote: "reject", asked: false },
      { asked: true },
    ]);
  });
});

describe("in words", () => {
  it("an allegiance mark names the allegiance card; other marks are named directly", () => {
    expect(markInWords({ name: "switch", words: "avalon-allegiance-switch" })).toMatch(/^.+: .+$/);
    expect(markInWords({ name: "rogue_fail", words: "avalon-quest-card-rogue_fail" })).toBe("rogue fail");
  });

  it("a secret names the owner of the card, and the quest of a quest card", () => {
    const secret = { by: "inspection", kind: "loyalty", seat: 3, card: "evil", quest: 2, played: null };
    expect(secretInWords(secret, name)).toContain("Dan");
    expect(secretInWords(secret, name)).not.toContain("2");
    const card = { ...secret, by: "trapper", kind: "quest-card", card: "fail" };
    expect(secretInWords(card, name)).toBe("Quest 2, the card from Dan: fail.");
  });
});
