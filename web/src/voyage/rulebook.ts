/** Voyage's rule book: the course of a turn, the roles and their points, the end, and the options. */

import type { Chapter } from "../book/book";
import { capital, say } from "../words/words.svelte";
import { ROLES } from "./crests";
import RoleCrest from "./RoleCrest.svelte";
import { roleInWords } from "./sentences";

const MOMENTS = [
  { ask: "choose_preferred", title: "voyage-preferred", rules: ["VO-TURN-01", "VO-MOVE"] },
  { ask: "choose_alternative", title: "voyage-alternative", rules: ["VO-TURN-01", "VO-TURN-05"] },
  { ask: "vote", title: "page-tool-history", rules: ["VO-TURN-02", "VO-TURN-03", "VO-TURN-04"] },
];
const ENDS = [
  { reason: "avalon_reached", rules: ["VO-END-01"] },
  { reason: "last_turn", rules: ["VO-END-02"] },
  { reason: "route_lost", rules: ["VO-END-03", "VO-MOVE-02"] },
];
/** The scoring rules of each role. */
const POINTS: Record<string, string[]> = {
  admiral: ["VO-SCORE-01"],
  cabin_boy: ["VO-SCORE-02"],
  merchant: ["VO-SCORE-03"],
  traitor: ["VO-SCORE-04", "VO-SCORE-05"],
  explorer: ["VO-SCORE-06", "VO-SCORE-07"],
  sailor: ["VO-SCORE-08"],
};
const OPTIONS: Record<string, string[]> = {
  layout: ["VO-SETUP-05", "VO-SETUP-06"],
  charted: ["VO-SETUP-13"],
  "lasting-captain": ["VO-TURN-07"],
  "sailor-points": ["VO-SCORE-08"],
  "first-captain": ["VO-SETUP-08"],
};
/** The sailor's points per open-sea tile in the standard rules. */
const RATE = "2";

export function book(): Chapter[] {
  return [
    {
      id: "course",
      title: say("page-book-turn"),
      passages: MOMENTS.map(({ ask, title, rules }) => ({
        id: ask,
        title: capital(say(title)),
        text: [say(`voyage-ask-${ask}.rules`)],
        rules,
      })),
    },
    {
      id: "roles",
      title: say("voyage-six-roles"),
      passages: ROLES.map((role) => ({
        id: role,
        title: roleInWords(role),
        text: [say(`voyage-role-${role}.short`, { rate: RATE }), say("voyage-shared-role")],
        rules: [...(POINTS[role] ?? []), "VO-SCORE-09"],
        picture: { Art: RoleCrest, props: { role } },
      })),
    },
    {
      id: "end",
      title: say("page-book-end"),
      passages: ENDS.map(({ reason, rules }) => ({
        id: reason,
        title: say(`voyage-outcome-${reason}`),
        text: [say("page-book-most-points")],
        rules: [...rules, "VO-END-04"],
      })),
    },
    {
      id: "options",
      title: say("page-book-options"),
      passages: Object.entries(OPTIONS).map(([name, rules]) => ({
        id: `option-${name}`,
        title: say(`voyage-option-${name}`),
        text: [say(`voyage-option-${name}.short`)],
        rules,
      })),
    },
  ];
}
