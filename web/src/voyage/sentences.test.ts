import { beforeEach, describe, expect, it } from "vitest";
import { foldOf } from "../testing/events";
import { LANGUAGES, name, speak } from "../testing/words";
import type { Event } from "../wire/protocol";
import { directionInWords, leads, prompt, secret, sentence } from "./sentences";
import { foldFor } from "./view";

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

  it("every event has a whole sentence", () => {
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

  it("tells fog from the rest", () => {
    expect(said("tile_turned", { tile: "avalon", fog: true })).not.toBe(said("tile_turned", { tile: "avalon", fog: false }));
  });

  it("tells no secret while the game runs; the story does", () => {
    const dealt = event("dealt", { seat: 1, role: "traitor" });
    const hid = event("answered", { seat: 1, kind: "choose_alternative", value: "east" });
    expect([sentence(dealt, name), sentence(hid, name)]).toEqual([null, null]);
    expect(secret(dealt, name)).toMatch(/Bob.*traitor/);
    expect(secret(hid, name)).toMatch(/Bob.*east/);
    expect(secret(event("answered", { seat: 1, kind: "vote", value: "white" }), name)).toBeNull();
    expect(secret(event("answered", { seat: 1, kind: "choose_alternative" }), name)).toBeNull();
  });

  it("has a word for nowhere", () => {
    expect(directionInWords(null)).toBe("nowhere");
  });
});

describe("the captain", () => {
  beforeEach(() => speak("en"));
  const ROWS = ["~~~~~~~", "~~~~~~~", "~~~~~~~", "~~~~~~~", "~~~~~~~", "~~~~~~~", "~~~~~~~", "...?...", "^^^S^^^"];
  const options = { type: "one_of", values: ["north", "east"] };
  const told = (kind: string): [string, Event["data"]][] => [
    ["map_laid", { rows: ROWS }],
    ["captain_chosen", { seat: 0 }],
    ["turn_started", { turn: 1, captain: 0, directions: ["north", "east"] }],
    ["preferred_shown", { captain: 0, direction: "north" }],
    ["asked", { seat: 0, kind, id: 1, options }],
  ];

  it("reads where each direction leads", () => {
    const view = foldOf(foldFor(0), ...told("choose_preferred"));
    expect(leads(view, "north")).toContain("fog");
    expect(leads(view, "south")).toContain("lost");
    const east = foldOf(foldFor(0), ["map_laid", { rows: [...ROWS.slice(0, 8), "^^^S.^^"] }]);
    expect(leads(east, "east")).toContain("unexplored");
  });

  it("cannot hide what is shown already", () => {
    const view = foldOf(foldFor(0), ...told("choose_alternative"));
    expect(leads(view, "north")).toMatch(/already/);
    expect(leads(view, "east")).not.toMatch(/already/);
  });

  it("is named where others vote", () => {
    const about = { turn: 1, captain: 0, preferred: "north" };
    const view = foldOf(foldFor(1), ...told("vote"), ["asked", { seat: 1, kind: "vote", id: 2, about, options }]);
    expect(prompt(view, "vote", name)).toBe(
      "Turn 1: Ann shows north; do you vote white for it, or black for the hidden alternative?",
    );
  });
});
