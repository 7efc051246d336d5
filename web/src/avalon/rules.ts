/** The rules of a moment: which characters, modules and plot cards in play have something to add to a question. */

import type { AvalonView } from "./view";

const HUNT = ["senior_messenger", "junior_messenger", "untrustworthy_servant"];
const TOUCHED_BY: Record<string, string[]> = {
  choose_team: ["excalibur", "trapper"],
  vote: ["the_king_returns", "have_at_you"],
  play_card: [
    ...["good_rogue", "evil_rogue", "good_sorcerer", "evil_sorcerer"],
    ...["senior_messenger", "junior_messenger", "evil_messenger", "lunatic", "brute"],
    ...["lancelot_variant_2", "excalibur", "trapper", "ambush", "we_found_you"],
  ],
  show_loyalty: ["troublemaker", "trickster"],
  declare_aim: HUNT,
  assassinate: HUNT,
};

/** The keys of those that are in play. */
export function touchedBy(view: AvalonView, kind: string): string[] {
  const inPlay: Record<string, string[]> = {
    character: view.deck,
    module: view.modules,
    "plot-card": Object.values(view.plotHands).flat(),
  };
  return (TOUCHED_BY[kind] ?? []).flatMap((name) =>
    Object.keys(inPlay).flatMap((thing) => (inPlay[thing]!.includes(name) ? [`avalon-${thing}-${name}`] : [])),
  );
}

/** The keys of the options that make a difference to what is played. */
export function optionsThatMatter(view: AvalonView): string[] {
  const options: [key: string, matters: boolean][] = [
    [`allegiance_deck_${view.allegiance_deck}`, view.modules.includes("lancelot_variant_1")],
    [`fifth_quest_${view.fifth_quest}`, view.modules.includes("quest_selection")],
    ["hidden_sorcerer", view.hidden_sorcerer],
    ["senior_messenger", view.senior_messenger],
    ["fifth_team_goes", view.fifth_team === "goes"],
  ];
  return options.filter(([, matters]) => matters).map(([key]) => `avalon-option-${key}`);
}
