/** The cards of Avalon: which quest cards a hand has, and which plot cards are kept. */

/** The quest cards beyond success and fail, and the characters that bring them into every hand. */
const BROUGHT_BY: Record<string, string[]> = {
  rogue_success: ["good_rogue", "evil_rogue"],
  rogue_fail: ["good_rogue", "evil_rogue"],
  magic: ["good_sorcerer", "evil_sorcerer"],
  good_message: ["senior_messenger", "junior_messenger", "evil_messenger"],
  bad_message: ["senior_messenger", "junior_messenger", "evil_messenger"],
};

/** The cards in everybody's hand: alike for all, so that a glance tells nothing (AV-INTER-19). */
export function handFor(deck: string[]): string[] {
  const brought = Object.keys(BROUGHT_BY).filter((card) => BROUGHT_BY[card]!.some((name) => deck.includes(name)));
  return ["success", "fail", ...brought];
}

const AT_ONCE = ["are_you_the_one", "show_your_strength", "show_your_nature", "restore_your_honour"];
const KEPT = ["have_at_you", "the_king_returns", "ambush", "leading_to_victory", "we_found_you"];

/** Whether a plot card stays with whoever receives it; the others act at once. */
export const isKept = (plotCard: string) => !AT_ONCE.includes(plotCard);

/** Whether a kind of question is asked by the plot card of the same name. */
export const isPlotCard = (kind: string) => AT_ONCE.includes(kind) || KEPT.includes(kind);
