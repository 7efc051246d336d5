/** The page's kit for Grail. The server renders its sentences, in the reader's language. */

import type { GameKit } from "../kit";
import { say } from "../words/words.svelte";
import BigScreen from "./BigScreen.svelte";
import { book } from "./rulebook";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Epilogue from "./Epilogue.svelte";
import Face from "./Face.svelte";
import History from "./History.svelte";
import Knows from "./Knows.svelte";
import Mark from "./Mark.svelte";
import People from "./People.svelte";
import Rules from "./Rules.svelte";
import type { GrailScene } from "./scene";
import Setup from "./Setup.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";
import Tools from "./Tools.svelte";

export const GRAIL: GameKit<GrailScene> = {
  name: "grail",
  revealedBy: "",
  cardOf: () => undefined,
  cardInWords: (card) => card,
  sentence: (event) => event.text || null,
  secret: () => null,
  prompt: () => "",
  ending: (scene) => {
    const won = (scene.outcome?.winners.length ?? 0) > 0;
    return {
      tone: "",
      headline: say(won ? "grail-page-won" : "grail-page-lost"),
      reason: "",
      more: "",
      own: "",
      order: scene.characters.map((_, seat) => seat),
    };
  },
  claims: { cards: () => [], self: [], about: [] },
  marks: [],
  markInWords: (mark) => mark,
  firstSetup: { seats: 1, options: {} },
  words: { night: "page-before-sailing", votes: "grail-page-so-far", lost: "grail-page-lost", start: "grail-page-start", people: "grail-page-companions" },
  panels: ["card", "history", "rules", "talk", "log", "settings"],
  Tools,
  BigScreen,
  Epilogue,
  askKey: () => "grail-page-ask",
  book,
  Table,
  Board,
  Card,
  Knows,
  History,
  Rules,
  Face,
  People,
  Mark,
  Setup,
  Summary,
};
