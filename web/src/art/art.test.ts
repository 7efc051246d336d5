import { describe, expect, it } from "vitest";
import { FAMILIES, VARIANTS } from "../avalon/families";
import { SHIELDS } from "../profile/profile.svelte";
import { ROLES } from "../voyage/roles";
import { COATS } from "./coats";
import { CRESTS } from "./crests";

/** The letters of a path: commands, each followed by its numbers. */
const PATH = /^\s*(?:[MLHVCSQTAZmlhvcsqtaz]\s*(?:-?\d*\.?\d+[\s,]*)*)+$/;

describe("drawings", () => {
  it("are there for everything that can be chosen or dealt", () => {
    const names = [...FAMILIES.flatMap(({ things }) => things.flatMap((thing) => thing.names)), ...VARIANTS, ...ROLES];
    expect([...names, "servant", "minion", "unknown"].filter((name) => !(name in CRESTS))).toEqual([]);
  });

  it("are paths that begin somewhere", () => {
    const paths = [...Object.entries(CRESTS), ...COATS.flatMap(({ parts }, number) => parts.map(([d]) => [`${number}`, d]))];
    expect(paths.filter(([, d]) => !d!.startsWith("M") || !PATH.test(d!)).map(([name]) => name)).toEqual([]);
  });

  it("of coats of arms are as many as there are shields, and no two alike", () => {
    expect(COATS).toHaveLength(SHIELDS);
    expect(new Set(COATS.map((coat) => JSON.stringify(coat))).size).toBe(SHIELDS);
  });
});
