import { describe, expect, it } from "vitest";
import { SHIELDS } from "../profile/profile.svelte";
import { CRESTS } from "../voyage/crests";
import { COATS } from "./coats";
import { PLAIN, UNKNOWN } from "./crests";

/** The letters of a path: commands, each followed by its numbers. */
const PATH = /^\s*(?:[MLHVCSQTAZmlhvcsqtaz]\s*(?:-?\d*\.?\d+[\s,]*)*)+$/;

describe("drawings", () => {
  it("are there for every role", () => {
    expect(Object.keys(CRESTS)).toEqual(["admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor"]);
  });

  it("are paths that begin somewhere", () => {
    const plain = [...Object.entries(PLAIN), ["unknown", UNKNOWN]];
    const paths = [...plain, ...Object.entries(CRESTS), ...COATS.flatMap(({ parts }, number) => parts.map(([d]) => [`${number}`, d]))];
    expect(paths.filter(([, d]) => !d!.startsWith("M") || !PATH.test(d!)).map(([name]) => name)).toEqual([]);
  });

  it("of coats of arms are as many as there are shields, and no two alike", () => {
    expect(COATS).toHaveLength(SHIELDS);
    expect(new Set(COATS.map((coat) => JSON.stringify(coat))).size).toBe(SHIELDS);
  });
});
