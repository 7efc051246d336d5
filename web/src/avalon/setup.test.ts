import { describe, expect, it } from "vitest";
import { OFFER, VARIANTS } from "../testing/offer";
import type { Preset, SetupOptions, Thing } from "../wire/protocol";
import { groupsOf, isChosen, matters, needsHunter, switched, tidy } from "./setup";

const options = (more: SetupOptions = {}): SetupOptions => ({ edition: "custom", characters: [], modules: [], ...more });
const thing = (name: string): Thing => OFFER.groups.flatMap(({ things }) => things).find(({ names }) => names.includes(name))!;

describe("switching an entry of a set-up", () => {
  it("adds it, and removes it again", () => {
    const before = options({ characters: ["merlin", "assassin"] });
    const added = switched(OFFER, before, thing("percival"));
    expect(added.characters).toEqual(["merlin", "assassin", "percival"]);
    expect(isChosen(added, thing("percival"))).toBe(true);
    expect(switched(OFFER, added, thing("percival")).characters).toEqual(["merlin", "assassin"]);
    expect(before.characters).toEqual(["merlin", "assassin"]); // the options are not mutated
  });

  it("adds modules to the list of modules", () => {
    const added = switched(OFFER, options(), thing("excalibur"));
    expect([added.modules, added.characters]).toEqual([["excalibur"], []]);
  });

  it("switches the characters of a pair together", () => {
    const lancelots = thing("evil_lancelot");
    const half = options({ characters: ["good_lancelot"] });
    expect(isChosen(half, lancelots)).toBe(false);
    const whole = switched(OFFER, half, lancelots);
    expect([...whole.characters].sort()).toEqual(["evil_lancelot", "good_lancelot"]);
    expect(switched(OFFER, whole, lancelots).characters).toEqual([]);
  });
});

describe("a tidy set-up", () => {
  it("has a variant of Lancelot only with both Lancelots", () => {
    const both = options({ characters: ["good_lancelot", "evil_lancelot"], modules: ["excalibur", ...VARIANTS] });
    expect(tidy(OFFER, both).modules).toEqual(["excalibur", ...VARIANTS]);
    expect(switched(OFFER, both, thing("good_lancelot")).modules).toEqual(["excalibur"]);
  });

  it("has a chosen hunter only while a hunter is needed and the character is in play", () => {
    const named = options({ characters: ["merlin", "mordred"], assassin: "mordred" });
    expect(tidy(OFFER, named).assassin).toBe("mordred");
    expect(switched(OFFER, named, thing("assassin")).assassin).toBeNull();
    expect(switched(OFFER, named, thing("mordred")).assassin).toBeNull();
    expect(switched(OFFER, named, thing("merlin")).assassin).toBeNull();
    expect("assassin" in tidy(OFFER, options())).toBe(false);
  });

  it("has the options of a character or module only while that is in play", () => {
    const asked = { hidden_sorcerer: true, fifth_quest: "two_quests", fifth_team: "goes" };
    const there = options({ characters: ["evil_sorcerer"], modules: ["quest_selection"], ...asked });
    expect(tidy(OFFER, there)).toMatchObject(asked);
    expect(tidy(OFFER, options(asked))).toEqual(options({ fifth_team: "goes" }));
  });
});

describe("an option", () => {
  const named = (name: string) => OFFER.options.find((option) => option.name === name)!;

  it("matters if it is general, or belongs to an entry in play", () => {
    expect(matters(named("fifth_team"), options())).toBe(true);
    expect(matters(named("hidden_sorcerer"), options())).toBe(false);
    expect(matters(named("hidden_sorcerer"), options({ characters: ["evil_sorcerer"] }))).toBe(true);
    expect(matters(named("allegiance_deck"), options({ modules: ["lancelot_variant_2"] }))).toBe(false);
  });

  it("for the hunter matters if a character is hunted and none hunts by its own card", () => {
    expect(needsHunter(OFFER, ["merlin", "mordred"])).toBe(true);
    expect(needsHunter(OFFER, ["merlin", "assassin"])).toBe(false);
    expect(needsHunter(OFFER, ["mordred"])).toBe(false);
    expect(needsHunter(OFFER, ["junior_messenger", "mordred"])).toBe(true);
  });
});

describe("groups of presets", () => {
  it("are ordered by their first presets and contain all presets", () => {
    const groups = ["first", "classic", "first", "all"];
    const presets = groups.map((group, place) => ({ name: `${place}`, group }) as Preset);
    expect(groupsOf(presets).map(({ name, presets }) => [name, presets.map((preset) => preset.name)])).toEqual([
      ["first", ["0", "2"]],
      ["classic", ["1"]],
      ["all", ["3"]],
    ]);
  });
});
