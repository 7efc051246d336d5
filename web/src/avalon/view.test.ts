import { describe, expect, it } from "vitest";
import { foldOf } from "../testing/events";
import { currentProposal, currentQuest, foldFor, held, ladyHolder, questIsOver, rejections } from "./view";

type Told = [kind: string, data?: Record<string, any>];

const at = (reader: number | null, ...told: Told[]) => foldOf(foldFor(reader), ...told);

const ROUND: Told[] = [["round_started", { round: 1, leader: 2 }]];
const proposed = (attempt = 1, team = [0, 1]): Told => ["team_proposed", { leader: 2, quest: 1, attempt, team }];
const VOTES = ["approve", "approve", "approve", "reject", "reject"];
const APPROVED: Told[] = [...ROUND, proposed(), ["votes_shown", { votes: VOTES }], ["team_approved"]];
const PLAYED: Told[] = [...APPROVED, ["cards_shown", { quest: 1, cards: { success: 1, fail: 1 } }]];

describe("the beginning", () => {
  it("tells a seat its own card, and a spectator nothing", () => {
    const facts: Told = ["game_started", { seats: 5, edition: "ua", deck: ["merlin"], modules: [], sizes: [2, 3, 2, 3, 3] }];
    const view = at(0, facts, ["dealt", { seat: 0, character: "merlin", side: "good" }], ["leader_chosen", { seat: 3 }]);
    expect(view).toMatchObject({ seats: 5, edition: "ua", characters: { 0: "merlin" }, sides: { 0: "good" } });
    expect(view).toMatchObject({ leader: 3, firstLeader: 3, nightIsOver: false });
    expect(at(null, facts).characters).toEqual({});
  });

  it("keeps what was seen in the night, in its order", () => {
    const seen = { seat: 0, step: "merlin", seats: [3, 4], learns: "evil" };
    const view = at(0, ["seen", seen], ["leader_seen", { seat: 0, leader: 2, card: "good" }], ["night_ended"]);
    expect(view.seen).toEqual([seen]);
    expect(view.leaderSeen).toEqual({ seat: 0, leader: 2, card: "good" });
    expect(view.nightIsOver).toBe(true);
  });
});

describe("proposals", () => {
  it("carry their votes and their verdict", () => {
    const view = at(null, ...APPROVED);
    expect(view.proposals).toHaveLength(1);
    expect(currentProposal(view)).toMatchObject({ round: 1, leader: 2, team: [0, 1], votes: VOTES, approved: true });
  });

  it("that were rejected are counted in their round, and none is current", () => {
    const view = at(
      null,
      ...ROUND,
      ...[proposed(1), ["team_rejected", { rejections: 1 }] as Told],
      ...[proposed(2, [1, 2]), ["team_rejected", { rejections: 2 }] as Told],
    );
    expect([rejections(view), view.attempt, currentProposal(view)]).toEqual([2, 3, null]);
    const next = at(null, ...ROUND, proposed(), ["team_rejected", { rejections: 1 }], ["round_started", { round: 2, leader: 3 }]);
    expect([rejections(next), next.attempt]).toEqual([0, 1]);
  });

  it("remember Excalibur, open votes, and the king who returned", () => {
    const view = at(
      null,
      ...ROUND,
      proposed(),
      ["excalibur_given", { seat: 1 }],
      ["open_vote_shown", { seat: 4, vote: "reject" }],
      ["open_vote_shown", { seat: 3, vote: "approve" }],
      ["plot_card_used", { seat: 2, card: "the_king_returns" }],
    );
    const last = { excalibur: 1, openVotes: { 3: "approve", 4: "reject" }, stoppedBy: 2 };
    expect(view.proposals.at(-1)).toMatchObject(last);
  });
});

describe("quests", () => {
  it("keep who went, what was played, and how it ended", () => {
    const view = at(null, ...PLAYED, ["quest_failed", { quest: 1, fails: 1 }]);
    expect(view.results).toEqual([false, null, null, null, null]);
    expect(view.quests).toEqual([
      {
        ...{ quest: 1, round: 1, leader: 2, team: [0, 1], cards: { success: 1, fail: 1 } },
        ...{ succeeded: false, fails: 1, reinforced: null },
      },
    ]);
  });

  it("are over from their result until the next round", () => {
    expect(questIsOver(at(null, ...PLAYED))).toBe(false);
    const over: Told[] = [...PLAYED, ["quest_succeeded", { quest: 1, fails: 0 }]];
    expect(questIsOver(at(null, ...over))).toBe(true);
    expect(questIsOver(at(null, ...over, ["round_started", { round: 2, leader: 3 }]))).toBe(false);
  });

  it("that leaders choose are marked at their own number", () => {
    const view = at(
      null,
      ["game_started", { modules: ["quest_selection"] }],
      ...ROUND,
      ["quest_chosen", { quest: 4 }],
      ["team_proposed", { leader: 2, quest: 4, attempt: 1, team: [0] }],
      ["cards_shown", { quest: 4, cards: { success: 1 } }],
      ["quest_succeeded", { quest: 4, fails: 0 }],
    );
    expect(view.results).toEqual([null, null, null, true, null]);
    expect(currentQuest(view)).toBe(4);
  });

  it("are not known before a leader who may choose has chosen", () => {
    const before: Told[] = [["game_started", { modules: ["quest_selection"] }], ...ROUND];
    expect(currentQuest(at(null, ...before, ["asked", { seat: 2, kind: "choose_quest" }]))).toBe(0);
    expect(currentQuest(at(null, ...before, ["quest_chosen", { quest: 3 }], ["asked", { seat: 2, kind: "choose_team" }]))).toBe(3);
    expect(currentQuest(at(null, ...ROUND))).toBe(1);
  });

  it("forget what happened to the cards of the last team", () => {
    const touched: Told[] = [
      ...APPROVED,
      ["watch_given", { seat: 0 }],
      ["member_found", { member: 1 }],
      ["card_turned", { seat: 1, card: "success" }],
      ["ambushed", { seat: 3, member: 0 }],
      ["card_trapped", { seat: 1 }],
      ["excalibur_used", { seat: 0 }],
    ];
    const onQuest = { watched: 0, found: [1], turned: { 1: "success" }, ambushed: { 0: 3 }, trapped: 1, changed: 0 };
    expect(at(null, ...touched).onQuest).toEqual(onQuest);
    expect(at(null, ...touched, ["round_started", { round: 2, leader: 3 }]).onQuest).toEqual(at(null).onQuest);
  });

  it("bear marks and messages, one for each that was laid", () => {
    const view = at(
      null,
      ["rogue_marked", { quest: 2, card: "rogue_success" }],
      ["rogue_marked", { quest: 3, card: "rogue_success" }],
      ["tokens_laid", { quest: 3, token: "good_message", number: 2 }],
    );
    expect(view.rogueMarks).toEqual({ rogue_success: [2, 3] });
    expect(view.tokens).toEqual({ good_message: [3, 3] });
  });
});

describe("the Lancelots", () => {
  const dealt: Told[] = [
    ["dealt", { seat: 0, character: "good_lancelot", side: "good" }],
    ["dealt", { seat: 1, character: "evil_lancelot", side: "evil" }],
    ["dealt", { seat: 2, character: "minion", side: "evil" }],
  ];

  it("change sides, both at once, and nobody else does", () => {
    const once = at(null, ...dealt, ["lancelots_switched"]);
    expect([once.switches, once.sides]).toEqual([1, { 0: "evil", 1: "good", 2: "evil" }]);
    const twice = at(null, ...dealt, ["lancelots_switched"], ["lancelots_switched"]);
    expect([twice.switches, twice.sides]).toEqual([2, { 0: "good", 1: "evil", 2: "evil" }]);
  });
});

describe("plot cards", () => {
  it("are drawn, given, kept and used up", () => {
    const drawn: Told[] = [
      ["plot_card_drawn", { card: "have_at_you" }],
      ["plot_card_drawn", { card: "have_at_you" }],
    ];
    const given: Told[] = [...drawn, ["plot_card_given", { seat: 1, card: "have_at_you", kept: true }]];
    expect(at(null, ...given).plotDrawn).toEqual(["have_at_you"]);
    expect(held(at(null, ...given), 1)).toEqual(["have_at_you"]);
    expect(held(at(null, ...given, ["plot_card_used", { seat: 1, card: "have_at_you" }]), 1)).toEqual([]);
  });

  it("that act at once are kept by nobody", () => {
    expect(held(at(null, ["plot_card_given", { seat: 1, card: "show_your_nature", kept: false }]), 1)).toEqual([]);
  });

  it("can be taken from one hand into another", () => {
    const view = at(
      null,
      ["plot_card_given", { seat: 1, card: "ambush", kept: true }],
      ["plot_card_taken", { seat: 0, other: 1, card: "ambush" }],
    );
    expect([held(view, 0), held(view, 1)]).toEqual([["ambush"], []]);
  });

  it("are chosen in secret by the leader until one is given", () => {
    const chosen: Told[] = [["answered", { seat: 2, kind: "choose_plot_card", value: "ambush" }]];
    expect(at(2, ...chosen).plotChosen).toBe("ambush");
    expect(at(2, ...chosen, ["plot_card_given", { seat: 1, card: "ambush", kept: true }]).plotChosen).toBeNull();
    expect(at(3, ["answered", { seat: 2, kind: "choose_plot_card" }]).plotChosen).toBeNull();
  });
});

describe("secrets", () => {
  const shown: Told[] = [
    ["inspected", { inspector: 0, inspected: 3 }],
    ["loyalty_shown", { inspector: 0, inspected: 3, card: "evil" }],
  ];

  it("count for the one they were shown to, and not for whose card it is", () => {
    expect(at(0, ...shown).secrets).toEqual([{ by: "inspection", seat: 3, card: "evil", quest: 0 }]);
    expect(at(3, ...shown).secrets).toEqual([]);
    expect(at(3, ...shown).inspections).toEqual([{ inspector: 0, inspected: 3, card: "evil" }]);
  });

  it("of the quest come from Excalibur, an ambush and the Trapper", () => {
    const view = at(
      4,
      ["round_started", { round: 2, leader: 4 }],
      ["card_taken_back", { holder: 4, seat: 1, card: "fail" }],
      ["ambushed_card_seen", { seat: 4, member: 2, card: "success" }],
      ["trapped_card_seen", { leader: 4, seat: 3, card: "magic" }],
      ["ambushed_card_seen", { seat: 4, member: 4, card: "fail" }],
    );
    expect(view.secrets).toEqual([
      { by: "excalibur", seat: 1, card: "fail", quest: 2 },
      { by: "ambush", seat: 2, card: "success", quest: 2 },
      { by: "trapper", seat: 3, card: "magic", quest: 2 },
    ]);
  });

  it("pass on with the Lady to her last holder", () => {
    expect(ladyHolder(at(null))).toBeNull();
    expect(ladyHolder(at(null, ["lady_passed", { seat: 4 }], ["lady_passed", { seat: 1 }]))).toBe(1);
  });
});

describe("the end", () => {
  it("shows evil, the guess, and every card", () => {
    const view = at(
      null,
      ["evil_shown", { seats: [3, 4] }],
      ["merlin_guessed", { assassin: 3, named: 1 }],
      ["characters_shown", { characters: ["servant", "merlin"], sides: ["good", "good"] }],
    );
    expect(view).toMatchObject({ evil: [3, 4], guess: { assassin: 3, named: [1] } });
    expect(view.characters).toEqual({ 0: "servant", 1: "merlin" });
  });

  it("may name two, or turn a servant", () => {
    expect(at(null, ["messengers_guessed", { assassin: 3, named: [0, 2] }]).guess?.named).toEqual([0, 2]);
    const view = at(null, ["recruitment_tried", { assassin: 3, named: 1 }], ["servant_recruited", { seat: 1 }]);
    expect(view).toMatchObject({ recruited: 1, shown: [1], characters: { 1: "untrustworthy_servant" }, sides: { 1: "evil" } });
    expect(view.recruitment).toEqual({ assassin: 3, named: 1 });
  });

  it("can be taken back", () => {
    const fold = foldFor(null);
    const view = foldOf(fold, ...APPROVED, ["rewound", { to: 2 }]);
    expect(currentProposal(view)).toMatchObject({ votes: [], approved: null });
  });
});
