import { describe, expect, it } from "vitest";
import { name } from "../testing/words";
import type { VoyageScene } from "./scene";
import { VOYAGE } from "./kit";

const scene = (facts: Partial<VoyageScene>) => facts as VoyageScene;

describe("the end", () => {
  it("turns the cards with the most points last", () => {
    expect(VOYAGE.ending(scene({ ranking: [0, 2, 1], outcome: null }), name).order).toEqual([1, 2, 0]);
  });
});

describe("a card", () => {
  it("is known to its holder, and to all after the reveal", () => {
    const held = scene({ reader: 1, role: "traitor", roles: [], dealt: {} });
    expect([0, 1].map((seat) => VOYAGE.cardOf(held, seat))).toEqual([undefined, "traitor"]);
    const watched = scene({ reader: null, role: null, roles: [], dealt: {} });
    expect(VOYAGE.cardOf(watched, 1)).toBeUndefined();
    const shown = scene({ ...watched, roles: ["admiral", "traitor"] });
    expect(VOYAGE.cardOf(shown, 1)).toBe("traitor");
  });

  it("is known in a replay with all cards open", () => {
    expect(VOYAGE.cardOf(scene({ reader: null, role: null, roles: [], dealt: { 1: "sailor" } }), 1)).toBe("sailor");
  });
});
