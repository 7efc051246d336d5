import { describe, expect, it, vi } from "vitest";
import { CARD_TURNS_AFTER, rest } from "./pace";

const event = (kind: string, data = {}) => ({ number: 1, kind, data });

describe("the table rests", () => {
  it("on what eyes must follow, and on nothing else", () => {
    expect(rest(event("votes_shown"))).toBeGreaterThan(1000);
    expect(rest(event("asked"))).toBe(0);
    expect(rest(event("unheard_of"))).toBe(0);
  });

  it("longer the more cards turn, one after the other", () => {
    const shown = (cards: Record<string, number>) => rest(event("cards_shown", { cards }));
    expect(shown({ success: 2, fail: 1 }) - shown({ success: 2 })).toBe(CARD_TURNS_AFTER);
    expect(shown({ success: 1, fail: 4 })).toBe(shown({ success: 5 }));
  });

  it("half as long for those who like less motion", () => {
    const usual = rest(event("quest_failed"));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(rest(event("quest_failed"))).toBe(usual / 2);
  });
});
