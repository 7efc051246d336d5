import { describe, expect, it, vi } from "vitest";
import { CARD_TURNS_AFTER, rest, suspense } from "./pace";

const event = (kind: string, data = {}) => ({ number: 1, kind, data });

describe("the table pauses", () => {
  it("after events with animations, and after no others", () => {
    expect(rest(event("votes_shown"))).toBeGreaterThan(1000);
    expect(rest(event("asked"))).toBe(0);
    expect(rest(event("unheard_of"))).toBe(0);
  });

  it("until the last card of a quest has turned", () => {
    const hidden = (cards: Record<string, number>) => suspense(event("cards_shown", { cards }));
    expect(hidden({ success: 2, fail: 1 })).toBe(3 * CARD_TURNS_AFTER);
    expect(hidden({ success: 1, fail: 4 })).toBe(hidden({ success: 5 }));
    expect(suspense(event("votes_shown"))).toBe(0);
  });

  it("half as long with reduced motion", () => {
    const usual = rest(event("quest_failed"));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(rest(event("quest_failed"))).toBe(usual / 2);
  });
});
