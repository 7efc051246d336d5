/** An Avalon offer for tests, with a few entries of every kind. */

import type { AvalonOffer, Entry, Thing } from "../wire/protocol";

const entry = (name: string, ...matters_to: string[]): Entry => ({
  ...{ name, crest: "M1 1h46", rules: [], matters_to },
  advice: { needs: [], seats: 5, asks: [] },
});

function character(name: string, side: "good" | "evil", tags: string[] = [], ...matters_to: string[]) {
  return { ...entry(name, ...matters_to), side, tags: [name, side, ...tags], fills_up: false, sees: [] as string[] };
}

const each = (kind: Thing["kind"], ...names: string[]): Thing[] => names.map((name) => ({ kind, names: [name], together: "" }));
const LANCELOTS = ["good_lancelot", "evil_lancelot"];
export const VARIANTS = ["lancelot_variant_1", "lancelot_variant_2"];

export const OFFER: AvalonOffer = {
  seats: [5, 10],
  characters: [
    character("merlin", "good", ["hunted", "seems_merlin"]),
    { ...character("percival", "good"), sees: ["merlin"] },
    character("good_lancelot", "good"),
    character("junior_messenger", "good", ["hunted_messenger"]),
    { ...character("servant", "good"), fills_up: true },
    character("assassin", "evil", ["hunts"]),
    character("mordred", "evil", ["veils_merlin"]),
    character("evil_lancelot", "evil"),
    character("evil_sorcerer", "evil", [], "play_card"),
    character("lunatic", "evil", [], "play_card"),
    { ...character("minion", "evil"), fills_up: true },
  ],
  modules: [
    { ...entry("excalibur", "choose_team", "play_card"), needs: [] },
    { ...entry("quest_selection"), needs: [] },
    ...VARIANTS.map((name) => ({ ...entry(name), needs: LANCELOTS })),
  ],
  plot_cards: [
    { ...entry("ambush", "play_card"), at_once: false },
    { ...entry("show_your_nature"), at_once: true },
  ],
  options: [
    { name: "fifth_team", values: ["vote", "goes"], of: [], default_hidden: "vote" },
    { name: "allegiance_deck", values: ["six", "five"], of: ["lancelot_variant_1"], default_hidden: null },
    { name: "fifth_quest", values: ["two_successes", "two_quests"], of: ["quest_selection"], default_hidden: null },
    { name: "hidden_sorcerer", values: [false, true], of: ["evil_sorcerer"], default_hidden: false },
  ],
  editions: [{ name: "custom", characters: ["merlin"], modules: ["excalibur"], options: {} }],
  groups: [
    {
      name: "classic",
      things: each("character", "merlin", "percival", "assassin", "mordred", "evil_sorcerer"),
      ways: [],
      options: ["hidden_sorcerer"],
    },
    { name: "modules", things: each("module", "excalibur", "quest_selection"), ways: [], options: ["fifth_quest"] },
    {
      name: "lancelots",
      things: [{ kind: "character", names: LANCELOTS, together: "lancelots" }],
      ways: [{ one_of: "lancelot_variant", modules: VARIANTS }],
      options: ["allegiance_deck"],
    },
  ],
  presets: [],
  boards: [],
  bots: ["careful"],
};
