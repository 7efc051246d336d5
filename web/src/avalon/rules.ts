/** The rules of a moment: which characters, modules and plot cards in play have something to add to a question. */

import type { AvalonOffer, Entry } from "../wire/protocol";
import type { AvalonView } from "./view";

/** The keys of those that are in play. */
export function touchedBy(offer: AvalonOffer | null, view: AvalonView, kind: string): string[] {
  const keys = (thing: string, entries: Entry[] | undefined, inPlay: string[]) =>
    (entries ?? [])
      .filter((one) => one.matters_to.includes(kind) && inPlay.includes(one.name))
      .map((one) => `avalon-${thing}-${one.name}`);
  return [
    ...keys("character", offer?.characters, view.deck),
    ...keys("module", offer?.modules, view.modules),
    ...keys("plot-card", offer?.plot_cards, Object.values(view.plotHands).flat()),
  ];
}

/** The keys of the options that people should know of. */
export function optionsThatMatter(offer: AvalonOffer | null, view: AvalonView): string[] {
  return (offer?.options ?? [])
    .filter(({ name, untold }) => name in view.options && view.options[name] !== untold)
    .map(({ name }) => `avalon-option-${name}${view.options[name] === true ? "" : `-${view.options[name]}`}`);
}
