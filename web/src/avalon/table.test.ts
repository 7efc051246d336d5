/** What is drawn on the table of Avalon, before it is drawn. */

import { describe, expect, it } from "vitest";
import type { Session } from "../session.svelte";
import { foldOf } from "../testing/events";
import { OFFER } from "../testing/offer";
import { speak } from "../testing/words";
import { isPlotCard } from "./cards";
import { lookOf } from "./looks";
import { allegianceAt, rogueMarks, tokensAt } from "./marks";
import { mustBeHeld, pickable } from "./picking";
import { optionsThatMatter, touchedBy } from "./rules";
import { foldFor } from "./view";

type Told = [kind: string, data?: Record<string, any>];
const view = (...told: Told[]) => foldOf(foldFor(null), ...told);

describe("hands", () => {
  it("are what was announced, alike for all", () => {
    expect(view(["game_started", { quest_cards: ["success", "fail", "magic"] }]).quest_cards).toContain("magic");
  });

  it("keep some plot cards; others act at once", () => {
    const given = (card: string, kept: boolean): Told => ["plot_card_given", { seat: 2, card, kept }];
    expect(view(given("ambush", true), given("show_your_nature", false)).plotHands).toEqual({ 2: ["ambush"] });
  });

  it("are told from questions by what plot cards are called", async () => {
    await speak("en");
    expect([isPlotCard("ambush"), isPlotCard("show_your_nature"), isPlotCard("vote")]).toEqual([true, true, false]);
  });
});

describe("picking people", () => {
  const question = (kind: string, options: any) => ({ id: 1, kind, options, about: {}, own: {} });

  it("takes a team, one person, or nobody", () => {
    const team = question("choose_team", { type: "subset", of: [0, 1, 2], size: 2 });
    expect(pickable(team)).toEqual({ seats: [0, 1, 2], size: 2, nobody: false });
    const sword = question("use_excalibur", { type: "one_of", values: [null, 3, 4] });
    expect(pickable(sword)).toEqual({ seats: [3, 4], size: 1, nobody: true });
  });

  it("is not for questions of another sort", () => {
    expect(pickable(question("vote", { type: "one_of", values: ["approve", "reject"] }))).toBeNull();
    expect(pickable(question("choose_quest", { type: "one_of", values: [1, 2] }))).toBeNull();
    expect(pickable(null)).toBeNull();
  });

  it("is slow where it cannot be taken back", () => {
    expect(["assassinate", "recruit", "vote"].map(mustBeHeld)).toEqual([true, true, false]);
  });
});

describe("marks at a quest", () => {
  it("are those of its own number", () => {
    const marked = view(
      ["rogue_marked", { quest: 2, card: "rogue_fail" }],
      ["tokens_laid", { quest: 2, token: "bad_message", number: 2 }],
      ["tokens_laid", { quest: 3, token: "good_message", number: 1 }],
    );
    expect(rogueMarks(marked, 2)).toEqual(["rogue_fail"]);
    expect(rogueMarks(marked, 3)).toEqual([]);
    expect(tokensAt(marked, 2)).toEqual(["bad_message", "bad_message"]);
  });

  it("of Lancelot belong to the round where leaders choose the quest (AV-TARGET-06)", () => {
    const drawn: Told = ["allegiance_drawn", { quest: 1, card: "switch" }];
    const round: Told[] = [
      ["round_started", { round: 1, leader: 0 }],
      ["team_proposed", { leader: 0, quest: 4, attempt: 1, team: [0] }],
      ["cards_shown", { quest: 4, cards: { success: 1 } }],
    ];
    const chosen = view(["game_started", { modules: ["quest_selection", "lancelot_variant_1"] }], drawn, ...round);
    expect([allegianceAt(chosen, 4), allegianceAt(chosen, 1)]).toEqual(["switch", undefined]);
    const inOrder = view(["game_started", { modules: ["lancelot_variant_1"] }], drawn, ...round);
    expect([allegianceAt(inOrder, 4), allegianceAt(inOrder, 1)]).toEqual([undefined, "switch"]);
  });
});

describe("the rules of a moment", () => {
  it("speak only of what is in play", () => {
    const played = view(
      ["game_started", { deck: ["merlin", "lunatic"], modules: ["excalibur"] }],
      ["plot_card_given", { seat: 0, card: "ambush", kept: true }],
    );
    expect(touchedBy(OFFER, played, "play_card")).toEqual([
      "avalon-character-lunatic",
      "avalon-module-excalibur",
      "avalon-plot-card-ambush",
    ]);
    expect(touchedBy(OFFER, played, "choose_quest")).toEqual([]);
    expect(touchedBy(null, played, "play_card")).toEqual([]); // the server has not told yet
  });

  it("speak only of options that make a difference", () => {
    const plain = { fifth_team: "vote", hidden_sorcerer: false };
    expect(optionsThatMatter(OFFER, view(["game_started", { options: plain }]))).toEqual([]);
    const more = { fifth_team: "goes", fifth_quest: "two_quests", hidden_sorcerer: true };
    expect(optionsThatMatter(OFFER, view(["game_started", { options: more }]))).toEqual([
      "avalon-option-fifth_team-goes",
      "avalon-option-fifth_quest-two_quests",
      "avalon-option-hidden_sorcerer",
    ]);
  });
});

describe("how a seat looks", () => {
  const session = {
    seat: 0,
    room: { chairs: [{ who: "person", here: true }, { who: "bot" }, { who: "person", here: false }] },
    name: (seat: number) => `seat ${seat}`,
    shield: (seat: number) => seat,
  } as unknown as Session;
  const look = (seat: number, ...told: Told[]) => lookOf(session, view(["game_started", { seats: 3 }], ...told), seat);
  const ROUND: Told[] = [
    ["round_started", { round: 1, leader: 1 }],
    ["team_proposed", { leader: 1, quest: 1, attempt: 1, team: [0, 2] }],
  ];
  const asked = (kind: string, ...seats: number[]): Told[] => seats.map((seat) => ["asked", { seat, kind }]);

  it("tells persons, bots and those who are away", () => {
    expect([0, 1, 2].map((seat) => look(seat).bot)).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => look(seat).away)).toEqual([false, false, true]);
    expect([0, 1, 2].map((seat) => look(seat).mine)).toEqual([true, false, false]);
  });

  it("shows the leader and the team", () => {
    expect([0, 1, 2].map((seat) => look(seat, ...ROUND).leader)).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => look(seat, ...ROUND).onTeam)).toEqual([true, false, true]);
  });

  it("shows who has voted, but no vote before all have", () => {
    const voting: Told[] = [...ROUND, ...asked("vote", 0, 1, 2), ["answered", { seat: 1 }]];
    expect([0, 1, 2].map((seat) => look(seat, ...voting).ready)).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => look(seat, ...voting).vote)).toEqual([null, null, null]);
    const shown: Told[] = [...ROUND, ["votes_shown", { votes: ["approve", "reject", "approve"] }]];
    expect([0, 1, 2].map((seat) => look(seat, ...shown).vote)).toEqual(["approve", "reject", "approve"]);
  });

  it("clears tokens and votes away when the quest is over and something is asked", () => {
    const over: Told[] = [
      ...ROUND,
      ["votes_shown", { votes: ["approve", "reject", "approve"] }],
      ["team_approved"],
      ["cards_shown", { quest: 1, cards: { success: 2 } }],
      ["quest_succeeded", { quest: 1, fails: 0 }],
    ];
    expect(look(0, ...over)).toMatchObject({ onTeam: true, vote: "approve" });
    expect(look(0, ...over, ...asked("inspect", 1))).toMatchObject({ onTeam: false, vote: null });
  });

  it("shows nobody's character to the eyes around before the game itself does", () => {
    const dealt: Told = ["dealt", { seat: 2, character: "minion", side: "evil" }];
    expect(look(2, dealt)).toMatchObject({ character: null, side: null });
    expect(look(2, dealt, ["evil_shown", { seats: [2] }])).toMatchObject({ character: null, side: "evil" });
    expect(look(2, ...asked("assassinate", 2))).toMatchObject({ character: null, side: "evil" });
    expect(look(2, ["character_shown", { seat: 2, character: "revealer" }])).toMatchObject({ character: "revealer" });
  });
});
