/** The page's kit for Voyage. */

import type { GameKit } from "../kit";
import type { VoyageScene } from "./scene";
import { listed, say } from "../words/words.svelte";
import { book } from "./rulebook";
import Board from "./Board.svelte";
import { ROLES } from "./crests";
import Face from "./Face.svelte";
import Knows from "./Knows.svelte";
import Mark from "./Mark.svelte";
import OfferGrid from "./OfferGrid.svelte";
import People from "./People.svelte";
import RoleCard from "./RoleCard.svelte";
import Rules from "./Rules.svelte";
import { prompt, roleInWords, secret, sentence } from "./sentences";
import Setup from "./Setup.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";

export const VOYAGE: GameKit<VoyageScene> = {
  name: "voyage",
  revealedBy: "roles_shown",
  cardOf: (scene, seat) => scene.roles[seat] ?? scene.dealt[seat] ?? (seat === scene.reader ? (scene.role ?? undefined) : undefined),
  cardInWords: roleInWords,
  sentence,
  secret,
  prompt,
  ending: (scene, name) => {
    const winners = scene.outcome?.winners ?? [];
    return {
      tone: "",
      headline: winners.length ? say("page-most-points", { names: listed(winners.map(name)) }) : "",
      reason: scene.outcome ? say(`voyage-outcome-${scene.outcome.reason}`) : "",
      more: "",
      order: scene.ranking.toReversed(),
    };
  },
  claims: { cards: () => [], self: ["ready"], about: ["trust", "doubt"] },
  rows: (scene) =>
    scene.turns.map(({ turn, captain, votes }) => ({
      label: String(turn),
      votes: votes.map((vote) => vote === "white"),
      team: [captain],
      result: null,
      isTurning: votes.length > 0 && Math.abs(2 * votes.filter((vote) => vote === "white").length - votes.length) <= 1,
    })),
  paced: { choose_preferred: "propose", choose_alternative: "propose", vote: "vote" },
  marks: ROLES,
  markInWords: roleInWords,
  firstSetup: { seats: 4, options: {} },
  words: { night: "page-before-sailing", votes: "page-offers", lost: "page-you-lost-alone" },
  book,
  Table,
  Board,
  Card: RoleCard,
  Knows,
  History: OfferGrid,
  Rules,
  Face,
  People,
  Mark,
  Setup,
  Summary,
};
