import { describe, expect, it } from "vitest";
import { after, changed, flat } from "./scene";

describe("patches", () => {
  const before = { leader: 1, quests: [{ size: 2, cards: ["fail"] }, { size: 3, cards: [] }], votes: { "0": "approve" } };

  it("set a nested value without mutating the original", () => {
    const now = changed(before, [
      [["leader"], 2],
      [["quests", 1, "size"], 4],
      [["votes", "3"], "reject"],
    ]);
    expect(now).toEqual({
      leader: 2,
      quests: [{ size: 2, cards: ["fail"] }, { size: 4, cards: [] }],
      votes: { "0": "approve", "3": "reject" },
    });
    expect(before.leader).toBe(1);
    expect(before.quests[1]!.size).toBe(3);
  });

  it("share unchanged parts with the original", () => {
    const now = changed(before, [[["quests", 1, "size"], 4]]);
    expect(now.quests[0]).toBe(before.quests[0]);
    expect(now.quests[1]!.cards).toBe(before.quests[1]!.cards);
    expect(now.votes).toBe(before.votes);
    expect(now.quests).not.toBe(before.quests);
  });

  it("append to a list and truncate it", () => {
    expect(changed([1, 2], [[[2], 3]])).toEqual([1, 2, 3]);
    expect(changed([1, 2, 3], [[[1]]])).toEqual([1]);
    expect(changed({ list: [1, 2, 3] }, [[["list", 0]]])).toEqual({ list: [] });
  });

  it("remove fields, and distinguish null from removed", () => {
    expect(changed(before, [[["votes", "0"]]]).votes).toEqual({});
    expect(changed(before, [[["votes"], null]])).toMatchObject({ votes: null });
  });

  it("may replace the whole value", () => {
    expect(changed<unknown>(null, [[[], { asked: {} }]])).toEqual({ asked: {} });
  });
});

describe("a scene", () => {
  it("merges both parts", () => {
    expect(flat({ table: { leader: 1 }, mine: { reader: 2 } })).toEqual({ leader: 1, reader: 2 });
  });

  it("is patched by each event", () => {
    const parts = { table: { leader: 1 }, mine: { question: null } };
    expect(after(parts, { table: [[["leader"], 2]], mine: [[["question"], { id: 1 }]] })).toEqual({
      table: { leader: 2 },
      mine: { question: { id: 1 } },
    });
    expect(after(parts, { table: [], mine: [] }).table).toBe(parts.table);
  });
});
