import { describe, expect, it } from "vitest";
import { frame, light, lines, waysOf } from "./island";
import { gifts, jointOf } from "./keys";
import { runs } from "./prose";
import type { GrailPlace } from "./scene";

const place = (number: number, row: number, column: number, more: Partial<GrailPlace> = {}): GrailPlace =>
  ({ number, row, column, lit: true, lost_in: null, ways: {}, ...more }) as GrailPlace;

describe("the island", () => {
  it("draws a way between two cards once, and a way to an unexplored location with its number", () => {
    const way = (to: number | null, key: number | null) => ({ to, key });
    const west = place(1, 0, 0, { ways: { east: way(2, null), north: way(null, 7) } });
    const east = place(2, 0, 1, { ways: { west: way(1, null) } });
    const ways = waysOf([west, east]);
    expect(ways.filter((way) => way.key === null)).toEqual([{ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, key: null }]);
    expect(ways.filter((way) => way.key !== null)).toEqual([{ from: { x: 0, y: 0 }, to: { x: 0, y: -62 }, key: 7 }]);
  });

  it("has a frame around all cards", () => {
    const { x, y, width, height } = frame([place(1, -1, 0), place(2, 1, 2)]);
    expect([x < 0, y < -100, x + width > 200, y + height > 100]).toEqual([true, true, true, true]);
  });

  it("is dark without a menhir, and dim if the menhir goes out soon", () => {
    expect(light(place(1, 0, 0, { lit: false }))).toBe(0);
    expect(light(place(1, 0, 0, { lost_in: 1 }))).toBeLessThan(light(place(1, 0, 0, { lost_in: 4 })));
    expect(light(place(1, 0, 0))).toBe(1);
  });

  it("breaks long names near their middle", () => {
    expect(lines("Lantern Hill")).toEqual(["Lantern Hill"]);
    expect(lines("Smugglers’ Old Stair")).toEqual(["Smugglers’", "Old Stair"]);
  });
});

describe("half-keys", () => {
  it("show their bonuses as signs", () => {
    expect(gifts({ key: "bonus", markers: 2, extra_card: true })).toEqual([
      { sign: "marker", number: 2 },
      { sign: "extra", number: 1 },
    ]);
    expect(gifts({ key: "bonus", affinity: -1 })).toEqual([{ sign: "down", number: 1 }]);
  });

  it("are joined, too weak, unpaid or empty", () => {
    const attribute = { key: "attribute", attribute: "courage", at_least: 2 } as const;
    expect(jointOf(attribute, { key: "bonus" }, true)).toBe("joined");
    expect(jointOf(attribute, { key: "bonus" }, false)).toBe("weak");
    expect(jointOf({ key: "magic" }, { key: "magic" }, false)).toBe("unpaid");
    expect(jointOf(null, { key: "bonus" }, false)).toBe("empty");
    expect(jointOf(null, null, false)).toBe("empty");
  });
});

describe("prose", () => {
  it("has emphasis between asterisks", () => {
    expect(runs("It *hums*.")).toEqual([
      { text: "It ", emphasis: false },
      { text: "hums", emphasis: true },
      { text: ".", emphasis: false },
    ]);
  });
});
