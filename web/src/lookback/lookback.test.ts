/** The picture and the local history of a game: neither exists before the outcome or contains the room code. */

import { beforeEach, describe, expect, it } from "vitest";
import { findKit } from "../kits";
import type { Session } from "../session.svelte";
import { name, speak } from "../testing/words";
import { pictureOf } from "./picture";
import { played } from "./played.svelte";

beforeEach(async () => {
  await speak("en");
  played.forget();
});

const CHARACTERS = ["merlin", "assassin", "servant", "minion", "servant"];

function session(outcome: object | null, names = name): Session<any> {
  const proposal = { round: 1, quest: 1, attempt: 1, leader: 0, team: [0, 1], approved: true, is_close: true };
  const scene = {
    seats: 5,
    outcome,
    characters: CHARACTERS,
    proposals: [{ ...proposal, votes: ["approve", "approve", "approve", "reject", "reject"] }],
    quests: [{ succeeded: true }],
    guess: { assassin: 1, named: [2] },
    reveal_order: [],
    reader: 0,
  };
  return { code: "SECRT-CODE1", seat: 1, scene, kit: findKit("avalon"), name: names, shield: (seat: number) => seat, room: { number: 1 } } as any;
}
const OVER = { side: "good", reason: "merlin_safe", winners: [0, 2, 4] };

describe("the picture", () => {
  it("is not drawn before the outcome", () => {
    expect(pictureOf(session(null))).toBeNull();
  });

  it("shows characters and votes, but no room code", () => {
    const svg = pictureOf(session(OVER))!;
    expect(svg).toContain("Merlin");
    expect(svg.match(/<circle/g)).toHaveLength(5);
    expect(svg).toContain("1.1 !");
    expect(svg).not.toContain("SECRT");
  });

  it("escapes names", () => {
    expect(pictureOf(session(OVER, () => `<script>"&`))).not.toContain("<script>");
  });
});

describe("the local history", () => {
  it("records each game once, and only after the outcome", () => {
    played.remember(session(null));
    expect(played.games).toEqual([]);
    played.remember(session(OVER));
    played.remember(session(OVER));
    expect(played.games).toMatchObject([{ game: "avalon", card: "assassin", won: false, search: "missed" }]);
  });

  it("can be exported without room codes, and deleted", () => {
    played.remember(session(OVER));
    expect(JSON.parse(played.exported())).toMatchObject([{ card: "assassin" }]);
    expect(played.exported()).not.toContain("SECRT");
    played.forget();
    expect(localStorage.getItem("afallon.played")).toBe("[]");
  });
});
