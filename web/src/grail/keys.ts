/** Half-keys: what stands on the edges of cards, by shape and letter as well as colour. */

/** The right half: what a card leaves to the next one. */
export interface RightHalf {
  key: "attribute" | "magic" | "free";
  attribute?: string;
  at_least?: number;
  times?: number;
  cancel?: boolean;
}

/** The left half: what a card wants, and what it gives when it is met. */
export interface LeftHalf {
  key: "bonus" | "magic" | "free";
  markers?: number;
  affinity?: number;
  stage?: number;
  draw?: number;
  extra_card?: boolean;
  discard_last?: number;
}

/** What a left half gives, as signs: they stand on a card, and are spelled out in its text. */
export function gifts(half: LeftHalf): string[] {
  const signs: string[] = [];
  if (half.markers) signs.push(`●${half.markers > 1 ? half.markers : ""}`);
  if (half.affinity) signs.push(`${half.affinity > 0 ? "▲" : "▼"}${Math.abs(half.affinity)}`);
  if (half.stage) signs.push(`★${half.stage > 1 ? half.stage : ""}`);
  if (half.draw) signs.push(`▯${half.draw > 1 ? half.draw : ""}`);
  if (half.extra_card) signs.push("＋");
  if (half.discard_last) signs.push("✕");
  return signs;
}

/** How two halves that meet are joined. */
export type Joint = "joined" | "weak" | "unpaid" | "open" | "empty";

export const jointOf = (right: RightHalf | null, left: LeftHalf | null, connects: boolean, paid = true): Joint => {
  if (!right || !left) return right || left ? "open" : "empty";
  if (right.key === "magic" && !paid) return "unpaid";
  return connects ? "joined" : "weak";
};
