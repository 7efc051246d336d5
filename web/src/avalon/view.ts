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
}

/** One quest that was played: its team, the cards as they were shown, and its result. */
export interface Quest {
  quest: number;
  leader: number;
  team: number[];
  cards: Record<string, number>;
  succeeded: boolean | null;
  fails: number;
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

export interface AvalonView extends TableView {
  edition: string;
  deck: string[];
  modules: string[];
  assassin: string | null;
  fifth_team: string;
  sizes: number[];
  fails_to_sink: number[];
  /** Characters and sides of those seats that the reader knows for certain by card. */
  characters: Record<number, string>;
  sides: Record<number, Side>;
  seen: Seen[];
  nightIsOver: boolean;
  leader: number;
  round: number;
  attempt: number;
  proposals: Proposal[];
  quests: Quest[];
  results: (boolean | null)[];
  ladyHolders: number[];
  inspections: Inspection[];
  /** Those who have shown themselves to be evil at the end. */
  evil: number[];
  /** The Assassin and whom he named. */
  guess: { assassin: number; named: number } | null;
}

const begin = (reader: number | null): AvalonView => ({
  ...beginTable(reader),
  edition: "",
  deck: [],
  modules: [],
  assassin: null,
  fifth_team: "vote",
  sizes: [],
  fails_to_sink: [],
  characters: {},
  sides: {},
  seen: [],
  nightIsOver: false,
  leader: -1,
  round: 0,
  attempt: 0,
  proposals: [],
  quests: [],
  results: [null, null, null, null, null],
  ladyHolders: [],
  inspections: [],
  evil: [],
  guess: null,
});

const handlers: Handlers<AvalonView> = {
  ...(tableHandlers as Handlers<AvalonView>),
  game_started: (_, facts) => facts as Partial<AvalonView>,
  dealt: (view, { seat, character, side }) => ({
    characters: { ...view.characters, [seat]: character },
    sides: { ...view.sides, [seat]: side },
  }),
  leader_chosen: (_, { seat }) => ({ leader: seat }),
  leader_passed: (_, { seat }) => ({ leader: seat }),
  seen: (view, data) => ({ seen: [...view.seen, data as Seen] }),
  night_ended: () => ({ nightIsOver: true }),
  round_started: (_, { round, leader }) => ({ round, leader, attempt: 1 }),
  team_proposed: (view, { leader, quest, attempt, team }) => ({
    attempt,
    proposals: [...view.proposals, { round: view.round, quest, attempt, leader, team, votes: [], approved: null }],
  }),
  votes_shown: (view, { votes }) => ({ proposals: changeLast(view.proposals, { votes }) }),
  team_approved: (view) => ({ proposals: changeLast(view.proposals, { approved: true }) }),
  team_rejected: (view) => ({ proposals: changeLast(view.proposals, { approved: false }) }),
  cards_shown: (view, { quest, cards }) => {
    const { leader, team } = view.proposals.at(-1)!;
    return { quests: [...view.quests, { quest, leader, team, cards, succeeded: null, fails: 0 }] };
  },
  quest_succeeded: (view, { quest, fails }) => marked(view, quest, fails, true),
  quest_failed: (view, { quest, fails }) => marked(view, quest, fails, false),
  lady_passed: (view, { seat }) => ({ ladyHolders: [...view.ladyHolders, seat] }),
  inspected: (view, { inspector, inspected }) => ({
    inspections: [...view.inspections, { inspector, inspected, card: null }],
  }),
  loyalty_shown: (view, { card }) => ({ inspections: changeLast(view.inspections, { card }) }),
  evil_shown: (_, { seats }) => ({ evil: seats }),
  merlin_guessed: (_, { assassin, named }) => ({ guess: { assassin, named } }),
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
export const questIsOver = (view: AvalonView) => (view.results[view.round - 1] ?? null) !== null;

export const ladyHolder = (view: AvalonView): number | null => view.ladyHolders.at(-1) ?? null;

function marked(view: AvalonView, quest: number, fails: number, succeeded: boolean): Partial<AvalonView> {
  return {
    quests: changeLast(view.quests, { succeeded, fails }),
    results: view.results.map((result, place) => (place === quest - 1 ? succeeded : result)),
  };
}
