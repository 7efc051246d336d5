/** Avalon, as the page knows it. */

import type { Game } from "../game";
import { capital, say } from "../words/words.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import HistoryGrid from "./HistoryGrid.svelte";
import Knows from "./Knows.svelte";
import Mark from "./Mark.svelte";
import People from "./People.svelte";
import PrivateCard from "./PrivateCard.svelte";
import Rules from "./Rules.svelte";
import { prompt, secret, sentence } from "./sentences";
import SetupEditor from "./SetupEditor.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";
import { foldFor, type AvalonView } from "./view";

/** The plain cards turn first, those that decide the game last. */
const RANK = ["servant", "minion", "oberon", "percival", "mordred", "morgana", "assassin", "merlin"];

export const AVALON: Game<AvalonView> = {
  name: "avalon",
  foldFor,
  revealedBy: "characters_shown",
  cardOf: (view, seat) => view.characters[seat],
  cardInWords: (card) => capital(say(`avalon-character-${card}`)),
  sentence,
  secret,
  prompt,
  ending: (view, name) => ({
    tone: view.outcome?.side ?? "",
    headline: view.outcome?.side ? say(`avalon-victory-${view.outcome.side}`) : "",
    reason: view.outcome ? say(`avalon-outcome-${view.outcome.reason}`) : "",
    more: view.guess
      ? say("avalon-event-merlin-guessed", { assassin: name(view.guess.assassin), named: name(view.guess.named) })
      : "",
    order: Array.from({ length: view.seats }, (_, seat) => seat).sort(
      (a, b) => RANK.indexOf(view.characters[a]!) - RANK.indexOf(view.characters[b]!),
    ),
  }),
  claims: { cards: (view) => [...new Set(view.deck)], self: ["good"], about: ["trust", "doubt", "good", "evil"] },
  marks: ["good", "evil", "merlin"],
  markInWords: (mark) => say(`page-mark-means-${mark}`),
  firstSetup: { seats: 5, options: { edition: "custom", characters: ["merlin", "assassin"], modules: [] } },
  words: { night: "page-night", votes: "page-votes", lost: "page-you-lost" },
  Table,
  Board,
  Card: PrivateCard,
  Knows,
  History: HistoryGrid,
  Rules,
  Face,
  People,
  Mark,
  Setup: SetupEditor,
  Summary,
};
