import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, name, speak } from "../testing/words";
import type { Event } from "../wire/protocol";
import { cardsInWords, prompt, secret, sentence } from "./sentences";
import type { AvalonScene } from "./scene";

const event = (kind: string, data: Event["data"] = {}): Event => ({ number: 1, kind, data });
const said = (kind: string, data: Event["data"] = {}) => sentence(event(kind, data), name);

/** Examples of public events, one or more per kind. */
const PUBLIC: [string, Event["data"]][] = [
  ["game_started", { seats: 5, edition: "ua", deck: ["merlin", "servant", "servant", "assassin", "minion"] }],
  ["leader_chosen", { seat: 2 }],
  ["night_ended", {}],
  ["round_started", { round: 2, leader: 1 }],
  ["team_proposed", { leader: 1, quest: 2, attempt: 3, team: [0, 1, 4] }],
  ["excalibur_given", { leader: 1, seat: 4 }],
  ["votes_shown", { votes: ["approve", "approve", "reject", "approve", "reject"] }],
  ["team_approved", { team: [0, 1, 4] }],
  ["team_rejected", { team: [0, 1, 4], rejections: 2 }],
  ["cards_shown", { quest: 2, cards: { success: 2, fail: 1 } }],
  ["quest_failed", { quest: 2, fails: 1 }],
  ["excalibur_used", { holder: 4, seat: 0 }],
  ["excalibur_used", { holder: 4, seat: null }],
  ["lady_passed", { seat: 3 }],
  ["inspected", { inspector: 0, inspected: 3 }],
  ["reinforced", { side: "good", card: "fail" }],
  ["reinforced", { side: "evil", card: "success" }],
  ["recruitment_tried", { assassin: 3, named: 1 }],
  ["recruitment_tried", { assassin: 3, named: null }],
  ["evil_shown", { seats: [3, 4] }],
  ["merlin_guessed", { assassin: 3, named: 1 }],
  ["messengers_guessed", { assassin: 3, named: [0, 2] }],
  ["characters_shown", { characters: ["merlin", "minion"], sides: ["good", "evil"] }],
  ["game_ended", { side: "good", reason: "merlin_safe", winners: [0, 1, 2] }],
  ["game_ended", { side: null, reason: "rogue", winners: [0] }],
];

const SECRETS: [string, Event["data"]][] = [
  ["dealt", { seat: 0, character: "merlin", side: "good" }],
  ["seen", { seat: 0, step: "merlin", seats: [3, 4], learns: "evil" }],
  ["loyalty_shown", { inspector: 0, inspected: 3, card: "evil" }],
  ["card_taken_back", { holder: 4, seat: 0, card: "fail" }],
  ["ambushed_card_seen", { seat: 1, member: 2, card: "success" }],
  ["trapped_card_seen", { leader: 1, seat: 2, card: "success" }],
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  it("every public event has a complete sentence", () => {
    for (const [kind, data] of PUBLIC) {
      const text = said(kind, data);
      expect(text, kind).toBeTruthy();
      expect(text, kind).not.toMatch(/[{}$_]|avalon-/);
    }
  });

  it("every secret event has a sentence in the story but not in the log", () => {
    for (const [kind, data] of SECRETS) {
      expect(said(kind, data), kind).toBeNull();
      const text = secret(event(kind, data), name);
      expect(text, kind).toBeTruthy();
      expect(text, kind).not.toMatch(/[{}$_]|avalon-/);
    }
  });
});

describe("the log", () => {
  beforeEach(() => speak("en"));

  it("names the leader, the team and the quest of a proposal", () => {
    const text = said("team_proposed", { leader: 1, quest: 2, attempt: 3, team: [0, 1, 4] })!;
    for (const part of ["Bob", "quest 2", "3 of 5", "Ann, Bob and Eve"]) expect(text).toContain(part);
  });

  it("counts votes and names the voters, or says that there are none", () => {
    const text = said("votes_shown", { votes: ["approve", "reject", "approve"] })!;
    expect(text).toContain("2 approve, 1 reject");
    expect(text).toContain("Approve: Ann and Cat. Reject: Bob.");
    expect(said("votes_shown", { votes: ["reject", "reject"] })).toContain("Approve: nobody.");
  });

  it("has another sentence when nothing was done", () => {
    const used = said("excalibur_used", { holder: 4, seat: 0 });
    expect(said("excalibur_used", { holder: 4, seat: null })).not.toBe(used);
    const tried = said("recruitment_tried", { assassin: 3, named: 1 });
    expect(said("recruitment_tried", { assassin: 3, named: null })).not.toBe(tried);
    expect(said("reinforced", { side: "good", card: "fail" })).not.toBe(said("reinforced", { side: "evil", card: "fail" }));
  });

  it("leaves out events that the table shows", () => {
    for (const kind of ["asked", "answered", "withdrawn", "leader_passed"]) {
      expect(said(kind, { seat: 0, kind: "vote" })).toBeNull();
      expect(secret(event(kind, { seat: 0 }), name)).toBeNull();
    }
  });

  it("lists each character of the deck once", () => {
    const text = said("game_started", { seats: 5, edition: "ua", deck: ["merlin", "servant", "servant"] })!;
    expect(text.match(/loyal servant/g)).toHaveLength(1);
  });

  it("counts cards by their kind", () => {
    expect(cardsInWords({ success: 1, fail: 2 })).toBe("1 success and 2 fails");
  });
});

describe("prompts", () => {
  beforeEach(() => speak("en"));

  const asked = (kind: string, about: object, own = {}) => {
    const question = { id: 1, kind, about, own, options: { type: "one_of", values: [] } };
    return prompt({ question, ask_key: `avalon-ask-${kind}` } as unknown as AvalonScene, kind, name);
  };

  it("are made from the subject of the question alone", () => {
    const team = { quest: 2, attempt: 3, size: 3, fails_to_sink: 1 };
    expect(asked("choose_team", team)).toBe("Choose 3 players for quest 2 (attempt 3 of 5).");
    const vote = { leader: 0, team: [0, 3], quest: 2, attempt: 1, fails_to_sink: 1, openly: false };
    expect(asked("vote", vote)).toBe("Ann proposes Ann and Dan for quest 2 (attempt 1 of 5): do you approve?");
    expect(asked("inspect", { through: "lady_of_the_lake" })).toContain("Lady of the Lake");
    expect(asked("show_your_strength", { receiver: 3 })).toContain("Dan gets");
    expect(asked("take_plot_card", { other: 3, cards: ["ambush", "ambush", "have_at_you"] })).toContain(
      "Dan holds (Ambush and Have at You)",
    );
  });

  it("include the reader's own part of the subject, unless a neighbour must not read it", () => {
    expect(asked("give_plot_card", { cards: ["ambush", "have_at_you"] }, { card: "ambush" })).toContain("“Ambush”");
    expect(asked("show_loyalty", { through: "cleric", inspector: 3 }, { side: "evil" })).not.toContain("evil");
  });
});
