import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, name, speak } from "../testing/words";
import type { Event } from "../wire/protocol";
import type { VoyageScene } from "./scene";
import type { Barred } from "../wire/question";
import { directionInWords, leads, prompt, secret, sentence } from "./sentences";

const event = (kind: string, data: Event["data"] = {}): Event => ({ number: 1, kind, data });
const said = (kind: string, data: Event["data"] = {}) => sentence(event(kind, data), name);

const PUBLIC: [string, Event["data"]][] = [
  ["game_started", { seats: 4 }],
  ["map_laid", { rows: [] }],
  ["captain_chosen", { seat: 1 }],
  ["turn_started", { turn: 3, captain: 2, directions: ["north"] }],
  ["preferred_shown", { captain: 2, direction: "west" }],
  ["votes_shown", { votes: ["white", "black", "white", "black"] }],
  ["course_set", { direction: "west", card: "preferred", by: "majority" }],
  ["course_set", { direction: null, card: null, by: "necessity" }],
  ["tile_turned", { row: 1, column: 2, tile: "plain_island", fog: false }],
  ["tile_turned", { row: 1, column: 2, tile: "avalon", fog: true }],
  ["route_lost", {}],
  ["roles_shown", { roles: ["admiral", "traitor"] }],
  ["points_counted", { points: [{ avalon: 5 }, {}] }],
  ["game_ended", { reason: "avalon_reached", winners: [0, 1] }],
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  it("every public event has a complete sentence", () => {
    for (const [kind, data] of PUBLIC) {
      const text = said(kind, data);
      expect(text, kind).toBeTruthy();
      expect(text, kind).not.toMatch(/[{}$_]|voyage-/);
    }
  });
});

describe("the log", () => {
  beforeEach(() => speak("en"));

  it("counts votes and names the voters", () => {
    expect(said("votes_shown", { votes: ["white", "black", "white"] })).toBe(
      "The votes: 2 white, 1 black. White: Ann and Cat. Black: Bob.",
    );
    expect(said("votes_shown", { votes: ["white"] })).toContain("Black: nobody.");
  });

  it("has a separate sentence for tiles turned from fog", () => {
    expect(said("tile_turned", { tile: "avalon", fog: true })).not.toBe(said("tile_turned", { tile: "avalon", fog: false }));
  });

  it("contains no secrets during the game; the story does", () => {
    const dealt = event("dealt", { seat: 1, role: "traitor" });
    const hid = event("answered", { seat: 1, kind: "choose_alternative", value: "east" });
    expect([sentence(dealt, name), sentence(hid, name)]).toEqual([null, null]);
    expect(secret(dealt, name)).toMatch(/Bob.*traitor/);
    expect(secret(hid, name)).toMatch(/Bob.*east/);
    expect(secret(event("answered", { seat: 1, kind: "vote", value: "white" }), name)).toBeNull();
    expect(secret(event("answered", { seat: 1, kind: "choose_alternative" }), name)).toBeNull();
  });

  it("has a text for no direction", () => {
    expect(directionInWords(null)).toBe("nowhere");
  });
});

describe("the captain", () => {
  beforeEach(() => speak("en"));
  /** Return the scene of a captain who has shown north and has this question. */
  const asking = (kind: string, barred: Barred[] = [], about = {}) =>
    ({
      ways: {
        north: { leads: "cell", cell: 52, tile: "fog" },
        east: { leads: "cell", cell: 60, tile: "unknown" },
        south: { leads: "lost", cell: null, tile: null },
        west: { leads: "barred", cell: null, tile: null },
      },
      question: { id: 1, kind, about, own: {}, options: { type: "one_of", values: ["east", "south"], barred } },
    }) as unknown as VoyageScene;

  it("sees where each direction leads", () => {
    const scene = asking("choose_preferred");
    expect(leads(scene, "north")).toContain("fog");
    expect(leads(scene, "east")).toContain("unexplored");
    expect(leads(scene, "south")).toContain("lost");
    expect(leads(scene, "west")).toContain("coast");
  });

  it("cannot hide the shown direction", () => {
    const scene = asking("choose_alternative", [
      { value: "north", rule: "VO-TURN-01", facts: { card: "preferred" } },
      { value: "west", rule: "VO-MOVE-03", facts: { row: 8, column: 2 } },
    ]);
    expect(leads(scene, "north")).toMatch(/already/);
    expect(leads(scene, "east")).not.toMatch(/already/);
    expect(leads(scene, "west")).not.toMatch(/already/);
  });

  it("is named in the prompt to vote", () => {
    const about = { turn: 1, captain: 0, preferred: "north" };
    expect(prompt(asking("vote", [], about), "vote", name)).toBe(
      "Turn 1: Ann shows north; do you vote white for it, or black for the hidden alternative?",
    );
  });
});
