import { describe, expect, it } from "vitest";
import { after, changed, flat } from "./scene";

describe("changes", () => {
  const before = { leader: 1, quests: [{ size: 2, cards: ["fail"] }, { size: 3, cards: [] }], votes: { "0": "approve" } };

  it("set a value, however deep, and leave what was as it was", () => {
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

  it("share what has not changed", () => {
    const now = changed(before, [[["quests", 1, "size"], 4]]);
    expect(now.quests[0]).toBe(before.quests[0]);
    expect(now.quests[1]!.cards).toBe(before.quests[1]!.cards);
    expect(now.votes).toBe(before.votes);
    expect(now.quests).not.toBe(before.quests);
  });

  it("add to a list, and cut it", () => {
    expect(changed([1, 2], [[[2], 3]])).toEqual([1, 2, 3]);
    expect(changed([1, 2, 3], [[[1]]])).toEqual([1]);
    expect(changed({ list: [1, 2, 3] }, [[["list", 0]]])).toEqual({ list: [] });
  });

  it("take away what is gone, and tell nothing from gone", () => {
    expect(changed(before, [[["votes", "0"]]]).votes).toEqual({});
    expect(changed(before, [[["votes"], null]])).toMatchObject({ votes: null });
  });

  it("may make everything another", () => {
    expect(changed<unknown>(null, [[[], { asked: {} }]])).toEqual({ asked: {} });
  });
});

describe("a scene", () => {
  it("is both parts in one", () => {
    expect(flat({ table: { leader: 1 }, mine: { reader: 2 } })).toEqual({ leader: 1, reader: 2 });
  });

  it("goes on with each event", () => {
    const parts = { table: { leader: 1 }, mine: { question: null } };
    expect(after(parts, { table: [[["leader"], 2]], mine: [[["question"], { id: 1 }]] })).toEqual({
      table: { leader: 2 },
      mine: { question: { id: 1 } },
    });
    expect(after(parts, { table: [], mine: [] }).table).toBe(parts.table);
  });
});
