import { describe, expect, it } from "vitest";
import { foldOf } from "../testing/events";
import { Fold } from "./fold";
import { beginTable, changeLast, tableHandlers, valuesOf, type Question } from "./view";

const CARDS = { type: "one_of", values: ["success", "fail"] };
const at = (reader: number | null) => new Fold(() => beginTable(reader), tableHandlers);

describe("whom the table waits for", () => {
  it("is everybody who was asked and has not answered", () => {
    const view = foldOf(
      at(null),
      ["asked", { seat: 0, kind: "vote" }],
      ["asked", { seat: 1, kind: "vote" }],
      ["asked", { seat: 2, kind: "vote" }],
      ["answered", { seat: 1, kind: "vote" }],
    );
    expect(view.asked).toEqual({ 0: "vote", 2: "vote" });
  });

  it("is nobody from whom the question was withdrawn", () => {
    const view = foldOf(
      at(2),
      ["asked", { seat: 1, kind: "ambush" }],
      ["asked", { seat: 2, kind: "ambush", id: 7, options: CARDS }],
      ["withdrawn", { seats: [1, 2] }],
    );
    expect(view.asked).toEqual({});
    expect(view.question).toBeNull();
  });

  it("is nobody when the game has ended", () => {
    const outcome = { side: "good", reason: "merlin_safe", winners: [0, 2] };
    const view = foldOf(at(1), ["asked", { seat: 1, kind: "vote", id: 3, options: CARDS }], ["game_ended", outcome]);
    expect(view).toMatchObject({ asked: {}, question: null, outcome });
  });
});

describe("the reader's own question", () => {
  const asked: [string, Record<string, any>] = ["asked", { seat: 1, kind: "play_card", id: 5, options: CARDS }];

  it("waits until the reader has answered", () => {
    expect(foldOf(at(1), asked).question).toEqual({ id: 5, kind: "play_card", options: CARDS, about: {}, own: {} });
    const subject = { about: { quest: 2 }, own: { side: "good" } };
    expect(foldOf(at(1), [asked[0], { ...asked[1], ...subject }]).question).toMatchObject(subject);
    expect(foldOf(at(1), asked, ["answered", { seat: 1 }]).question).toBeNull();
  });

  it("stays when somebody else is asked or answers", () => {
    const view = foldOf(at(1), asked, ["asked", { seat: 2, kind: "play_card" }], ["answered", { seat: 2 }]);
    expect(view.question?.id).toBe(5);
  });

  it.each([0, null])("is not somebody else's (reader %s)", (reader) => {
    const view = foldOf(at(reader), asked);
    expect(view.question).toBeNull();
    expect(view.asked).toEqual({ 1: "play_card" });
  });
});

describe("helpers of views", () => {
  it("change the last item of a list, and leave the list as it was", () => {
    const items = [{ a: 1 }, { a: 2 }];
    expect(changeLast(items, { a: 9 })).toEqual([{ a: 1 }, { a: 9 }]);
    expect(items).toEqual([{ a: 1 }, { a: 2 }]);
    expect(changeLast<{ a: number }>([], { a: 9 })).toEqual([]);
  });

  it("offer values only where one of several is chosen", () => {
    const question = (options: Question["options"]): Question => ({ id: 1, kind: "any", options, about: {}, own: {} });
    expect(valuesOf(question({ type: "one_of", values: [2, null] }))).toEqual([2, null]);
    expect(valuesOf(question({ type: "subset", of: [1, 2], size: 1 }))).toEqual([]);
    expect(valuesOf(null)).toEqual([]);
  });
});
