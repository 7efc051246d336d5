import { beforeEach, expect, test, vi } from "vitest";
import { answerNamed, Gestures, placeNamed, type Shown } from "./gestures.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

function gesturing(question: number | null = null): { gestures: Gestures; sent: Shown[] } {
  const sent: Shown[] = [];
  return { gestures: new Gestures((shown) => sent.push(shown), () => question), sent };
}

test("of intents in quick succession the first and the last are sent", () => {
  const { gestures, sent } = gesturing();
  [1, 2, 3].forEach((number) => gestures.consider(placeNamed(number)));
  vi.advanceTimersByTime(1000);
  expect(sent.map(({ at }) => at)).toEqual(["place:1", "place:3"]);
});

test("a wish is sent at once and drops a waiting intent", () => {
  const { gestures, sent } = gesturing(7);
  gestures.consider("answer:1");
  gestures.consider("answer:2");
  gestures.want("answer:2");
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    { gesture: "considers", at: "answer:1", question: 7 },
    { gesture: "wants", at: "answer:2", question: 7 },
  ]);
});

test("a waiting intent is dropped when another question comes", () => {
  const { gestures, sent } = gesturing();
  gestures.consider("answer:1");
  gestures.consider("answer:2");
  gestures.begin();
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});

test("a wish for another question is not shown, even if it arrives late or early", () => {
  const { gestures } = gesturing();
  const ask = (...questions: [number, number][]) => {
    gestures.begin();
    questions.forEach(([seat, question]) => gestures.ask(seat, question));
  };
  const wish = (question: number): Shown => ({ gesture: "wants", at: "answer:0", question });
  ask([0, 8], [1, 7]);
  gestures.see(1, wish(7));
  expect(gestures.intents[1]).toBeDefined();
  ask([0, 9], [1, 8]);
  expect(gestures.intents[1]).toBeUndefined();
  gestures.see(1, wish(7)); // it was late
  expect(gestures.intents[1]).toBeUndefined();
  gestures.see(1, wish(9)); // this page has not shown that question yet
  expect(gestures.intents[1]).toBeUndefined();
  ask([0, 10]);
  ask([1, 9]);
  expect(gestures.about("answer:0")).toEqual([[1, "wants"]]);
});

test("an intent stays until the next one, a sign expires", () => {
  const { gestures } = gesturing();
  const about = { at: "place:4", question: null };
  gestures.see(1, { gesture: "considers", ...about });
  gestures.see(1, { gesture: "look", ...about });
  expect(gestures.about("place:4").map(([, gesture]) => gesture)).toEqual(["considers", "look"]);
  vi.advanceTimersByTime(10_000);
  expect(gestures.about("place:4")).toEqual([[1, "considers"]]);
  gestures.see(1, { gesture: "considers", at: null, question: null });
  expect(gestures.about("place:4")).toEqual([]);
});

test("the name of an answer has at most 120 characters", () => {
  expect(answerNamed({ choice: "x".repeat(500) })).toHaveLength(120);
});
