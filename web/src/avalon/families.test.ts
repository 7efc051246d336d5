import { describe, expect, it } from "vitest";
import type { Preset, SetupOptions } from "../wire/protocol";
import { FAMILIES, groupsOf, isChosen, switched, tidy, VARIANTS, type Thing } from "./families";

const options = (more: SetupOptions = {}): SetupOptions => ({ edition: "custom", characters: [], modules: [], ...more });
const thing = (name: string): Thing => FAMILIES.flatMap(({ things }) => things).find(({ names }) => names.includes(name))!;

describe("switching something in a set-up", () => {
  it("adds it, and takes it out again", () => {
    const before = options({ characters: ["merlin", "assassin"] });
    const added = switched(before, thing("percival"));
    expect(added.characters).toEqual(["merlin", "assassin", "percival"]);
    expect(isChosen(added, thing("percival"))).toBe(true);
    expect(switched(added, thing("percival")).characters).toEqual(["merlin", "assassin"]);
    expect(before.characters).toEqual(["merlin", "assassin"]); // nothing is changed in place
  });

  it("knows characters from modules", () => {
    const added = switched(options(), thing("lady_of_the_lake"));
    expect([added.modules, added.characters]).toEqual([["lady_of_the_lake"], []]);
  });

  it("keeps together what belongs together", () => {
    const lancelots = thing("evil_lancelot");
    const half = options({ characters: ["good_lancelot"] });
    expect(isChosen(half, lancelots)).toBe(false);
    const whole = switched(half, lancelots);
    expect([...whole.characters].sort()).toEqual(["evil_lancelot", "good_lancelot"]);
    expect(switched(whole, lancelots).characters).toEqual([]);
  });
});

describe("a tidy set-up", () => {
  it("has a variant of Lancelot only with both Lancelots", () => {
    const both = options({ characters: ["good_lancelot", "evil_lancelot"], modules: ["trapper", ...VARIANTS] });
    expect(tidy(both).modules).toEqual(["trapper", ...VARIANTS]);
    expect(switched(both, thing("good_lancelot")).modules).toEqual(["trapper"]);
  });

  it("names a hunter only while Merlin is hunted and the hunter is there", () => {
    const named = options({ characters: ["merlin", "mordred"], assassin: "mordred" });
    expect(tidy(named).assassin).toBe("mordred");
    expect(switched(named, thing("assassin")).assassin).toBeNull();
    expect(switched(named, thing("mordred")).assassin).toBeNull();
    expect(switched(named, thing("merlin")).assassin).toBeNull();
    expect("assassin" in tidy(options())).toBe(false);
  });

  it("names a hunter of the Messengers, too, if there is no Merlin", () => {
    const hunted = ["senior_messenger", "junior_messenger", "evil_messenger"];
    const named = options({ characters: [...hunted, "oberon"], assassin: "oberon" });
    expect(tidy(named).assassin).toBe("oberon");
    expect(switched(named, thing("junior_messenger")).assassin).toBeNull();
  });

  it("has the options of a character only with the character", () => {
    const asked = { hidden_sorcerer: true, senior_messenger: true };
    const there = options({ characters: ["evil_sorcerer", "senior_messenger"], ...asked });
    expect(tidy(there)).toMatchObject(asked);
    expect(tidy(options(asked))).toMatchObject({ hidden_sorcerer: false, senior_messenger: false });
  });
});

describe("families and groups", () => {
  it("hold everything once", () => {
    const names = FAMILIES.flatMap(({ things }) => things.flatMap((one) => one.names));
    expect(new Set(names).size).toBe(names.length);
  });

  it("lose no preset: what belongs to no group comes last", () => {
    const presets = ["mystery", "first_game", "rogues", "classic_box"].map((name) => ({ name }) as Preset);
    const groups = groupsOf(presets);
    expect(groups.map(({ name, presets }) => [name, presets.map((preset) => preset.name)])).toEqual([
      ["first", ["first_game"]],
      ["classic", ["classic_box"]],
      ["faces", ["rogues"]],
      ["all", ["mystery"]],
    ]);
  });
});
