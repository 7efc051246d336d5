/** What a seat knows of a game of Avalon, folded from its events; the twin of src/afallon/avalon/view.py. */

import { Fold, type Handlers } from "../wire/fold";
import type { Side } from "../wire/protocol";
import { beginTable, changeLast, tableHandlers, type TableView } from "../wire/view";

/** One proposed team and what became of it. No votes beside a verdict: the team went without a vote. */
export interface Proposal {
  round: number;
  quest: number;
  attempt: number;
  leader: number;
  team: number[];
  votes: string[];
  approved: boolean | null;
  /** To whom the leader gave Excalibur. */
  excalibur: number | null;
  /** Votes that were shown before the others chose. */
  openVotes: Record<number, string>;
  /** Who turned an approved team into a rejected one. */
  stoppedBy: number | null;
}

/** One quest that was played: its team, the cards as they were shown, and its result. */
export interface Quest {
  quest: number;
  round: number;
  leader: number;
  team: number[];
  cards: Record<string, number>;
  succeeded: boolean | null;
  fails: number;
  /** The side that messages helped. */
  reinforced: Side | null;
}

/** What has happened to a team's cards, beside their being played; all of it is public. */
export interface OnQuest {
  watched: number | null;
  /** Members who must play face up. */
  found: number[];
  /** Cards that lie face up, by member. */
  turned: Record<number, string>;
  /** Whose card Excalibur changed. */
  changed: number | null;
  /** By member: who looked at the card. */
  ambushed: Record<number, number>;
  /** Whose card the leader took. */
  trapped: number | null;
}

/** What one seat saw at a step of the night. */
export interface Seen {
  seat: number;
  step: string;
  seats: number[];
  learns: string;
}

/** Who inspected whom; the card is known to those two alone. */
export interface Inspection {
  inspector: number;
  inspected: number;
  card: string | null;
}

/** A card that was shown to the reader alone, and by what. */
export interface Secret {
  by: "inspection" | "excalibur" | "ambush" | "trapper";
  seat: number;
  card: string;
  quest: number;
}

export interface AvalonView extends TableView {
  edition: string;
  deck: string[];
  modules: string[];
  assassin: string | null;
  /** By option that makes a difference: how it is settled. */
  options: Record<string, string | boolean>;
  /** The cards in everybody's hand: alike for all, so that a glance tells nothing (AV-INTER-19). */
  quest_cards: string[];
  sizes: number[];
  fails_to_sink: number[];
  /** Characters and sides of those seats that the reader knows for certain by card. */
  characters: Record<number, string>;
  sides: Record<number, Side>;
  /** Those whose character all have seen before the end. */
  shown: number[];
  seen: Seen[];
  /** What the Cleric saw of the first leader. */
  leaderSeen: { seat: number; leader: number; card: Side } | null;
  nightIsOver: boolean;
  firstLeader: number;
  leader: number;
  round: number;
  /** The number of the quest; where the leader chooses it, that of the last choice. */
  quest: number;
  attempt: number;
  proposals: Proposal[];
  onQuest: OnQuest;
  quests: Quest[];
  results: (boolean | null)[];
  ladyHolders: number[];
  inspections: Inspection[];
  secrets: Secret[];
  /** Lancelot's cards by quest, as drawn or laid. */
  allegiances: Record<number, string>;
  /** How often the Lancelots have changed sides. */
  switches: number;
  /** By rogue card, and by kind of message: the quests it has marked, one entry each. */
  rogueMarks: Record<string, number[]>;
  tokens: Record<string, number[]>;
  /** Plot cards that the leader is still to give; the one he has chosen to give next, if the reader is the leader. */
  plotDrawn: string[];
  plotChosen: string | null;
  plotHands: Record<number, string[]>;
  /** Those who have shown themselves to be evil at the end. */
  evil: number[];
  /** At whom the Assassin aims, if there was a choice. */
  aim: string | null;
  /** The Assassin, and whom he took for the Untrustworthy Servant. */
  recruitment: { assassin: number; named: number | null } | null;
  recruited: number | null;
  /** The Assassin and whom he named: one, or two at the Messengers. */
  guess: { assassin: number; named: number[] } | null;
}

const NOTHING_YET: OnQuest = { watched: null, found: [], turned: {}, changed: null, ambushed: {}, trapped: null };

const begin = (reader: number | null): AvalonView => ({
  ...beginTable(reader),
  edition: "",
  deck: [],
  modules: [],
  assassin: null,
  options: {},
  quest_cards: [],
  sizes: [],
  fails_to_sink: [],
  characters: {},
  sides: {},
  shown: [],
  seen: [],
  leaderSeen: null,
  nightIsOver: false,
  firstLeader: -1,
  leader: -1,
  round: 0,
  quest: 0,
  attempt: 0,
  proposals: [],
  onQuest: NOTHING_YET,
  quests: [],
  results: [null, null, null, null, null],
  ladyHolders: [],
  inspections: [],
  secrets: [],
  allegiances: {},
  switches: 0,
  rogueMarks: {},
  tokens: {},
  plotDrawn: [],
  plotChosen: null,
  plotHands: {},
  evil: [],
  aim: null,
  recruitment: null,
  recruited: null,
  guess: null,
});

const handlers: Handlers<AvalonView> = {
  ...(tableHandlers as Handlers<AvalonView>),
  answered: (view, data) => ({
    ...tableHandlers.answered!(view, data),
    ...(data.kind === "choose_plot_card" && data.value ? { plotChosen: data.value as string } : {}),
  }),

  // The beginning and the night
  game_started: (_, facts) => facts as Partial<AvalonView>,
  dealt: (view, { seat, character, side }) => ({
    characters: { ...view.characters, [seat]: character },
    sides: { ...view.sides, [seat]: side },
  }),
  leader_chosen: (_, { seat }) => ({ leader: seat, firstLeader: seat }),
  leader_passed: (_, { seat }) => ({ leader: seat }),
  seen: (view, data) => ({ seen: [...view.seen, data as Seen] }),
  leader_seen: (_, { seat, leader, card }) => ({ leaderSeen: { seat, leader, card } }),
  night_ended: () => ({ nightIsOver: true }),

  // Lancelot
  allegiance_laid: (view, { quest, card }) => ({ allegiances: { ...view.allegiances, [quest]: card } }),
  allegiance_drawn: (view, { quest, card }) => ({ allegiances: { ...view.allegiances, [quest]: card } }),
  lancelots_switched: (view) => ({
    switches: view.switches + 1,
    sides: Object.fromEntries(
      Object.entries(view.sides).map(([seat, side]) => [
        seat,
        view.characters[Number(seat)]?.endsWith("_lancelot") ? (side === "evil" ? "good" : "evil") : side,
      ]),
    ),
  }),

  // The proposal
  round_started: (_, { round, leader }) => ({ round, quest: round, leader, attempt: 1, onQuest: NOTHING_YET }),
  quest_chosen: (_, { quest }) => ({ quest }),
  team_proposed: (view, { leader, quest, attempt, team }) => ({
    attempt,
    proposals: [
      ...view.proposals,
      {
        ...{ round: view.round, quest, attempt, leader, team, votes: [], approved: null },
        ...{ excalibur: null, openVotes: {}, stoppedBy: null },
      },
    ],
  }),
  excalibur_given: (view, { seat }) => ({ proposals: changeLast(view.proposals, { excalibur: seat }) }),
  open_vote_shown: (view, { seat, vote }) => ({
    proposals: changeLast(view.proposals, { openVotes: { ...view.proposals.at(-1)!.openVotes, [seat]: vote } }),
  }),
  votes_shown: (view, { votes }) => ({ proposals: changeLast(view.proposals, { votes }) }),
  team_approved: (view) => ({ proposals: changeLast(view.proposals, { approved: true }) }),
  team_rejected: (view, { rejections }) => ({
    proposals: changeLast(view.proposals, { approved: false }),
    attempt: rejections + 1,
  }),

  // The quest
  watch_given: (view, { seat }) => onQuest(view, { watched: seat }),
  member_found: (view, { member }) => onQuest(view, { found: [...view.onQuest.found, member] }),
  card_turned: (view, { seat, card }) => onQuest(view, { turned: { ...view.onQuest.turned, [seat]: card } }),
  excalibur_used: (view, { seat }) => onQuest(view, { changed: seat }),
  card_taken_back: (view, { holder, seat, card }) => shownTo(view, holder, "excalibur", seat, card),
  ambushed: (view, { seat, member }) => onQuest(view, { ambushed: { ...view.onQuest.ambushed, [member]: seat } }),
  ambushed_card_seen: (view, { seat, member, card }) => shownTo(view, seat, "ambush", member, card),
  card_trapped: (view, { seat }) => onQuest(view, { trapped: seat }),
  trapped_card_seen: (view, { leader, seat, card }) => shownTo(view, leader, "trapper", seat, card),
  cards_shown: (view, { quest, cards }) => {
    const { leader, team, round } = view.proposals.at(-1)!;
    const played: Quest = { quest, round, leader, team, cards, succeeded: null, fails: 0, reinforced: null };
    return { quests: [...view.quests, played] };
  },
  rogue_marked: (view, { quest, card }) => ({ rogueMarks: marks(view.rogueMarks, card, [quest]) }),
  tokens_laid: (view, { quest, token, number }) => ({ tokens: marks(view.tokens, token, Array(number).fill(quest)) }),
  reinforced: (view, { side }) => ({ quests: changeLast(view.quests, { reinforced: side }) }),
  quest_succeeded: (view, { quest, fails }) => marked(view, quest, fails, true),
  quest_failed: (view, { quest, fails }) => marked(view, quest, fails, false),
  character_shown: (view, { seat, character }) => turnedOver(view, seat, character),

  // Plot cards
  plot_card_drawn: (view, { card }) => ({ plotDrawn: [...view.plotDrawn, card] }),
  plot_card_given: (view, { seat, card, kept }) => ({
    plotDrawn: without(view.plotDrawn, card),
    plotChosen: null,
    ...(kept ? { plotHands: { ...view.plotHands, [seat]: [...held(view, seat), card] } } : {}),
  }),
  plot_card_used: (view, { seat, card }) => ({
    plotHands: { ...view.plotHands, [seat]: without(held(view, seat), card) },
    ...(card === "the_king_returns" ? { proposals: changeLast(view.proposals, { stoppedBy: seat }) } : {}),
  }),
  plot_card_taken: (view, { seat, other, card }) => ({
    plotHands: { ...view.plotHands, [other]: without(held(view, other), card), [seat]: [...held(view, seat), card] },
  }),

  // Inspections
  lady_passed: (view, { seat }) => ({ ladyHolders: [...view.ladyHolders, seat] }),
  inspected: (view, { inspector, inspected }) => ({
    inspections: [...view.inspections, { inspector, inspected, card: null }],
  }),
  loyalty_shown: (view, { inspector, inspected, card }) => ({
    inspections: changeLast(view.inspections, { card }),
    ...shownTo(view, inspector, "inspection", inspected, card),
  }),

  // The end
  recruitment_tried: (_, { assassin, named }) => ({ recruitment: { assassin, named } }),
  servant_recruited: (view, { seat }) => ({ recruited: seat, ...turnedOver(view, seat, "untrustworthy_servant") }),
  evil_shown: (_, { seats }) => ({ evil: seats }),
  aim_declared: (_, { aim }) => ({ aim }),
  merlin_guessed: (_, { assassin, named }) => ({ guess: { assassin, named: [named] } }),
  messengers_guessed: (_, { assassin, named }) => ({ guess: { assassin, named } }),
  characters_shown: (_, { characters, sides }) => ({ characters: { ...characters }, sides: { ...sides } }),
};

/** A fold for this seat, or for a spectator (`null`). */
export const foldFor = (reader: number | null) => new Fold(() => begin(reader), handlers);

/** The proposal that is being voted on or carried out. */
export function currentProposal(view: AvalonView): Proposal | null {
  const latest = view.proposals.at(-1);
  return latest && latest.round === view.round && latest.approved !== false ? latest : null;
}

/** How many teams of this round have been rejected. */
export const rejections = (view: AvalonView) =>
  view.proposals.filter((proposal) => proposal.round === view.round && proposal.approved === false).length;

/** Whether this round's quest has its result, and something else is happening before the next one. */
export const questIsOver = (view: AvalonView) =>
  view.quests.some((quest) => quest.round === view.round && quest.succeeded !== null);

/** The quest that is prepared or played; none before a leader who may choose it has done so. */
export function currentQuest(view: AvalonView): number {
  const proposal = currentProposal(view);
  if (proposal) return proposal.quest;
  const isKnown = !view.modules.includes("quest_selection") || Object.values(view.asked).includes("choose_team");
  return isKnown ? view.quest : 0;
}

export const ladyHolder = (view: AvalonView): number | null => view.ladyHolders.at(-1) ?? null;

/** The plot cards that this seat keeps. */
export const held = (view: AvalonView, seat: number): string[] => view.plotHands[seat] ?? [];

function marked(view: AvalonView, quest: number, fails: number, succeeded: boolean): Partial<AvalonView> {
  return {
    quests: changeLast(view.quests, { succeeded, fails }),
    results: view.results.map((result, place) => (place === quest - 1 ? succeeded : result)),
  };
}

const onQuest = (view: AvalonView, change: Partial<OnQuest>): Partial<AvalonView> => ({
  onQuest: { ...view.onQuest, ...change },
});

/** A secret counts for the one it was shown to; whoever's card it is knows it already. */
function shownTo(view: AvalonView, to: number, by: Secret["by"], seat: number, card: string): Partial<AvalonView> {
  return to === view.reader && to !== seat ? { secrets: [...view.secrets, { by, seat, card, quest: view.quest }] } : {};
}

/** Before the end only evil shows a character: the Revealer, or a servant who has changed sides. */
const turnedOver = (view: AvalonView, seat: number, character: string): Partial<AvalonView> => ({
  characters: { ...view.characters, [seat]: character },
  sides: { ...view.sides, [seat]: "evil" },
  shown: [...view.shown, seat],
});

const marks = (all: Record<string, number[]>, kind: string, quests: number[]) => ({
  ...all,
  [kind]: [...(all[kind] ?? []), ...quests],
});

/** The list without one of these. */
function without(cards: string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, other) => other !== place);
}
