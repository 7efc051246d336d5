/** The cards of Avalon. */

import { has } from "../words/words.svelte";

/** Whether a kind of question is asked by the plot card of the same name. */
export const isPlotCard = (kind: string) => has(`avalon-plot-card-${kind}`);
