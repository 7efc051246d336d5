/** What modules have laid at a quest: Lancelot's cards, the marks of Rogues, and messages. */

import { say } from "../words/words.svelte";
import { currentQuest, type AvalonView } from "./view";

/** The rogue cards that have marked this quest. */
export const rogueMarks = (view: AvalonView, quest: number): string[] =>
  Object.keys(view.rogueMarks).filter((card) => view.rogueMarks[card]!.includes(quest));

/** The message tokens on this quest, one entry each. */
export const tokensAt = (view: AvalonView, quest: number): string[] =>
  Object.entries(view.tokens).flatMap(([kind, quests]) => quests.filter((one) => one === quest).map(() => kind));

/** Lancelot's card at this quest. Where leaders choose the quest, one that is drawn belongs to the round (AV-TARGET-06). */
export function allegianceAt(view: AvalonView, quest: number): string | undefined {
  const byRound = view.modules.includes("quest_selection") && view.modules.includes("lancelot_variant_1");
  if (!byRound) return view.allegiances[quest];
  const played = view.quests.find((one) => one.quest === quest);
  const round = played?.round ?? (currentQuest(view) === quest ? view.round : 0);
  return view.allegiances[round];
}

export function marksInWords(view: AvalonView, quest: number): string[] {
  const allegiance = allegianceAt(view, quest);
  return [
    ...(allegiance ? [`${say("avalon-allegiance-card")}: ${say(`avalon-allegiance-${allegiance}`)}`] : []),
    ...[...rogueMarks(view, quest), ...tokensAt(view, quest)].map((card) => say(`avalon-quest-card-${card}`)),
  ];
}
