import { describe, expect, it } from "vitest";
import { SHIELDS } from "../profile/profile.svelte";
import { CRESTS } from "../voyage/crests";
import { COATS } from "./coats";
import { PLAIN, UNKNOWN } from "./crests";

/** An SVG path: commands, each followed by its numbers. */
const PATH = /^\s*(?:[MLHVCSQTAZmlhvcsqtaz]\s*(?:-?\d*\.?\d+[\s,]*)*)+$/;

describe("drawings", () => {
  it("exist for every role", () => {
    expect(Object.keys(CRESTS)).toEqual(["admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor"]);
  });

  it("are valid paths that begin with a move", () => {
    const plain = [...Object.entries(PLAIN), ["unknown", UNKNOWN]];
    const paths = [...plain, ...Object.entries(CRESTS), ...COATS.flatMap(({ parts }, number) => parts.map(([d]) => [`${number}`, d]))];
    expect(paths.filter(([, d]) => !d!.startsWith("M") || !PATH.test(d!)).map(([name]) => name)).toEqual([]);
  });

  it("include one distinct coat of arms per shield", () => {
    expect(COATS).toHaveLength(SHIELDS);
    expect(new Set(COATS.map((coat) => JSON.stringify(coat))).size).toBe(SHIELDS);
  });
});
