import { beforeEach, describe, expect, it, vi } from "vitest";
import { findKit, KITS, loadKit } from "./kits";
import { LANGUAGES, name, serveWords, speak } from "./testing/words";
import { NOTHING_YET } from "./wire/question";
import { has } from "./words/words.svelte";

describe("the kits", () => {
  it("are found by the name of their game; unknown names fall back to the first game", () => {
    for (const [game, kit] of Object.entries(KITS)) {
      expect(kit.name).toBe(game);
      expect(findKit(game)).toBe(kit);
    }
    expect(findKit(undefined)).toBe(findKit("avalon"));
    expect(findKit("chess")).toBe(findKit("avalon"));
  });

  it("are loaded on demand, together with their words", async () => {
    const fetched = vi.fn(serveWords);
    vi.stubGlobal("fetch", fetched);
    const { voyage } = KITS;
    delete KITS.voyage;
    expect(findKit("voyage")).toBe(findKit("avalon"));
    expect(await loadKit("voyage")).toBe(voyage);
    expect(findKit("voyage")).toBe(voyage);
    expect(fetched.mock.calls).toEqual([["/api/words/en/voyage"]]);
    expect((await loadKit("chess")).name).toBe("avalon");
    expect(Object.keys(KITS).sort()).toEqual(["avalon", "voyage"]);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeEach(() => speak(language));

    it.each(Object.values(KITS))("$name has the texts that differ between games", (kit) => {
      const keys = [`${kit.name}-name`, ...Object.values(kit.words)];
      expect(keys.filter((key) => !has(key))).toEqual([]);
      expect(kit.marks.map(kit.markInWords).filter((text) => text.includes("-mark-") || text.includes("-role-"))).toEqual([]);
    });

    it.each(Object.values(KITS))("$name has an empty ending before the game has begun", (kit) => {
      const view = { ...NOTHING_YET, ranking: [], reveal_order: [] };
      const { headline, order } = kit.ending(view, name);
      expect([headline, order]).toEqual(["", []]);
    });
  });
});
