/** The page's kit for Avalon. */

import type { Ending, GameKit, Names } from "../kit";
import type { Row } from "../lookback/picture";
import type { Search } from "../lookback/played.svelte";
import { capital, has, listed, say } from "../words/words.svelte";
import { book } from "./rulebook";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import HistoryGrid from "./HistoryGrid.svelte";
import Knows from "./Knows.svelte";
import Mark from "./Mark.svelte";
import NightAnswer from "./NightAnswer.svelte";
import People from "./People.svelte";
import PrivateCard from "./PrivateCard.svelte";
import Rules from "./Rules.svelte";
import type { AvalonScene } from "./scene";
import { prompt, secret, sentence } from "./sentences";
import SetupEditor from "./SetupEditor.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";

function ending(scene: AvalonScene, name: Names): Ending {
  const names = (seats: number[]) => listed(seats.map(name));
  const { outcome, guess } = scene;
  const guessed = guess
    ? guess.named.length > 1
      ? say("avalon-event-messengers-guessed", { assassin: name(guess.assassin), named: names(guess.named) })
      : say("avalon-event-merlin-guessed", { assassin: name(guess.assassin), named: names(guess.named) })
    : "";
  const partial = outcome?.partial?.length ? say("avalon-partial-winners", { names: names(outcome.partial) }) : "";
  const alone = outcome && !outcome.side ? say("page-winners", { names: names(outcome.winners) }) : "";
  return {
    tone: outcome?.side ?? "",
    headline: outcome ? say(`avalon-victory-${outcome.side ?? "rogue"}`) : "",
    reason: outcome ? say(`avalon-outcome-${outcome.reason}`) : "",
    more: [guessed, alone, partial].filter(Boolean).join(" "),
    order: scene.reveal_order,
    ...own(scene),
  };
}

/**
 * The reader's own result, if it differs from that of the side. Characters with their own goal may win in part or not
 * at all, and no side wins when a Rogue does.
 */
function own({ reader, outcome, character }: AvalonScene): Pick<Ending, "own"> {
  if (reader === null || !outcome || outcome.winners.includes(reader)) return {};
  if (outcome.partial?.includes(reader)) return { own: say("page-you-won-in-part") };
  const hasOwnGoal = has(`avalon-goal-${character}`);
  return outcome.side === null || hasOwnGoal ? { own: say("page-you-did-not-win") } : {};
}

function rows({ proposals, quests }: AvalonScene): Row[] {
  return (proposals ?? []).map(({ quest, attempt, team, votes, approved, is_close }) => ({
    label: `${quest}.${attempt}`,
    votes: (votes ?? []).map((vote) => vote === "approve"),
    team,
    result: !approved || quests[quest - 1]?.succeeded == null ? null : quests[quest - 1]!.succeeded ? "good" : "evil",
    isTurning: is_close ?? false,
  }));
}

function search({ guess, characters }: AvalonScene, seat: number): Search | null {
  if (!guess) return null;
  const isFound = guess.named.some((named) => characters?.[named] === "merlin");
  if (guess.assassin === seat) return isFound ? "found" : "missed";
  return characters?.[seat] === "merlin" ? (isFound ? "was_found" : "stayed_hidden") : null;
}

export const AVALON: GameKit<AvalonScene> = {
  name: "avalon",
  revealedBy: "characters_shown",
  cardOf: (scene, seat) => scene.characters?.[seat],
  cardInWords: (card) => capital(say(`avalon-character-${card}`)),
  sentence,
  suspense: ({ data }) => say("avalon-event-cards-shown.turning", { quest: data.quest }),
  secret,
  prompt,
  askKey: (scene) => scene.ask_key,
  ending,
  nightIsTold: (scene) => scene.night_is_over,
  hasNewSecret: (session) => session.scene.secrets?.length > session.secretsSeen,
  claims: { cards: (scene) => Object.keys(scene.deck ?? {}), self: ["ready", "good"], about: ["trust", "doubt", "good", "evil"] },
  rows,
  search,
  paced: { choose_team: "propose", vote: "vote" },
  marks: ["good", "evil", "merlin"],
  markInWords: (mark) => say(`page-mark-means-${mark}`),
  firstSetup: { seats: 5, options: {} },
  words: { night: "page-night", votes: "page-votes", lost: "page-you-lost" },
  book,
  Table,
  Board,
  Card: PrivateCard,
  NightAnswer,
  Knows,
  History: HistoryGrid,
  Rules,
  Face,
  People,
  Mark,
  Setup: SetupEditor,
  Summary,
};
