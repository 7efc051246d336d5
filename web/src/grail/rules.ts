/** The ids of the rules that apply to the current scene; each has a Fluent text. */

import type { GrailScene } from "./scene";

export const TOPICS = ["day", "map", "encounter", "diplomacy", "story", "trade", "dusk", "advancement", "tracks"] as const;
export type Topic = (typeof TOPICS)[number];

export const RULES: Record<Topic, readonly string[]> = {
  day: ["GR-DAY-01", "GR-DAY-02", "GR-DAY-06", "GR-DAY-08", "GR-DAY-10"],
  map: ["GR-MENHIR-01", "GR-DAWN-09", "GR-DAWN-06", "GR-MENHIR-03", "GR-MENHIR-16", "GR-MENHIR-17"],
  encounter: [
    "GR-COMBAT-86",
    "GR-COMBAT-87",
    "GR-COMBAT-17",
    "GR-COMBAT-22",
    "GR-COMBAT-24",
    "GR-COMBAT-92",
    "GR-COMBAT-95",
    "GR-COMBAT-99",
    "GR-COMBAT-105",
    "GR-COMBAT-126",
  ],
  diplomacy: [
    "GR-COMBAT-17",
    "GR-COMBAT-22",
    "GR-COMBAT-24",
    "GR-DIPLO-67",
    "GR-DIPLO-65",
    "GR-DIPLO-62",
    "GR-DIPLO-15",
  ],
  story: ["GR-STORY-01"],
  trade: ["GR-CHAR-38", "GR-CHAR-39"],
  dusk: ["GR-DUSK-05", "GR-DUSK-11", "GR-DUSK-12"],
  advancement: ["GR-ADV-02", "GR-ADV-10", "GR-ADV-13", "GR-ADV-05"],
  tracks: ["GR-TRACK-03", "GR-COMBAT-110", "GR-TRACK-07", "GR-TRACK-14", "GR-DEATH-04"],
};

const BY_QUESTION: [string, Topic][] = [
  ["GR-ADV", "advancement"],
  ["GR-DUSK", "dusk"],
  ["GR-CHAR-38", "trade"],
  ["GR-CHAR-4", "trade"],
  ["GR-COMBAT", "encounter"],
  ["GR-DIPLO", "diplomacy"],
  ["GR-STORY", "story"],
  ["GR-MENHIR", "map"],
  ["GR-DEATH", "tracks"],
  ["GR-TRACK", "tracks"],
];

/** Return the topic of the scene, by the rule of the open question or else by the scene itself. */
export function topicOf(scene: GrailScene, rule: string): Topic {
  const asked = BY_QUESTION.find(([prefix]) => rule.startsWith(prefix))?.[1];
  if (asked) return asked;
  if (scene.encounter) return scene.encounter.kind === "combat" ? "encounter" : "diplomacy";
  return scene.party?.verse ? "story" : scene.stage === "dusk" ? "dusk" : "day";
}

/** Return the rules of this moment: of the question, of the topic, and of the characters' conditions. */
export function rulesNow(scene: GrailScene, rule: string): string[] {
  const general = [rule, ...RULES[topicOf(scene, rule)]];
  const own = scene.characters.flatMap(({ tracks }) => {
    const [health, terror] = [tracks.health?.value ?? 1, tracks.terror?.value ?? 0];
    return [...(terror > health ? ["GR-TRACK-03"] : []), ...(health === 0 ? ["GR-TRACK-07"] : [])];
  });
  if (own.includes("GR-TRACK-03") && scene.encounter?.kind === "combat") own.push("GR-COMBAT-110");
  if (scene.places.some((place) => place.lost_in === 1)) own.push("GR-DAWN-06", "GR-MENHIR-03");
  if (scene.characters.length > 1 && Object.keys(scene.asked).length > 1) {
    own.push(scene.chronicler === null ? "GR-CHAR-22" : "GR-CHRON-03");
  }
  return [...new Set([...general, ...own])].filter(Boolean);
}
