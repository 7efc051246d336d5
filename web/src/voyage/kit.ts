/** What the page knows of Voyage. */

import type { GameKit } from "../kit";
import { listed, say } from "../words/words.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Knows from "./Knows.svelte";
import Mark from "./Mark.svelte";
import OfferGrid from "./OfferGrid.svelte";
import People from "./People.svelte";
import RoleCard from "./RoleCard.svelte";
import { ROLES } from "./roles";
import Rules from "./Rules.svelte";
import { prompt, roleInWords, secret, sentence } from "./sentences";
import Setup from "./Setup.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";
import { foldFor, sum, type VoyageView } from "./view";

export const VOYAGE: GameKit<VoyageView> = {
  name: "voyage",
  foldFor,
  revealedBy: "roles_shown",
  cardOf: (view, seat) => view.roles[seat],
  cardInWords: roleInWords,
  sentence,
  secret,
  prompt,
  ending: (view, name) => {
    const winners = view.outcome?.winners ?? [];
    return {
      tone: "",
      headline: winners.length ? say("page-most-points", { names: listed(winners.map(name)) }) : "",
      reason: view.outcome ? say(`voyage-outcome-${view.outcome.reason}`) : "",
      more: "",
      order: Array.from({ length: view.seats }, (_, seat) => seat).sort(
        (a, b) => sum(view.points[a]) - sum(view.points[b]),
      ),
    };
  },
  claims: { cards: () => [], self: [], about: ["trust", "doubt"] },
  marks: ROLES,
  markInWords: roleInWords,
  firstSetup: { seats: 4, options: {} },
  words: { night: "page-before-sailing", votes: "page-offers", lost: "page-you-lost-alone" },
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
