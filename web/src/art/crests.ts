/** Default drawings for crests, as paths in a 48 × 48 square, for entries without a drawing of their own. */

import type { Side } from "../wire/protocol";

/** A star for good, a flame for evil. */
export const PLAIN: Record<Side, string> = {
  good: "M24 8l4.5 10.5L40 20l-8.5 7.5L34 39l-10-6-10 6 2.5-11.5L8 20l11.5-1.5Z",
  evil: "M24 6c3 9 12 12 10 22-1 7-5 11-10 14-5-3-9-7-10-14C12 18 21 15 24 6Zm0 16c2 4 5 6 4 11-1 3-2 5-4 6-2-1-3-3-4-6-1-5 2-7 4-11Z",
};

/** A closed eye, for an unknown card. */
export const UNKNOWN = "M10 22c7 9 21 9 28 0M13 27l-3 4m8-1-2 5m8-4v5m6-6 2 5m3-8 3 4";
