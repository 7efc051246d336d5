import { beforeEach, expect, test, vi } from "vitest";
import { answerNamed, Gestures, placeNamed } from "./gestures.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

test("of thoughts that follow each other quickly the others see the first and the last", () => {
  const told: (string | null)[] = [];
  const gestures = new Gestures((_, at) => told.push(at));
  [1, 2, 3].forEach((number) => gestures.consider(placeNamed(number)));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["place:1", "place:3"]);
});

test("a thought stays until another comes, a sign fades by itself", () => {
  const gestures = new Gestures(() => undefined);
  gestures.see(1, "considers", "place:4");
  gestures.see(1, "look", "place:4");
  expect(gestures.about("place:4").map(([, gesture]) => gesture)).toEqual(["considers", "look"]);
  vi.advanceTimersByTime(10_000);
  expect(gestures.about("place:4")).toEqual([[1, "considers"]]);
  gestures.see(1, "considers", null);
  expect(gestures.about("place:4")).toEqual([]);
});

test("whatever an answer is made of, its name is short enough to be sent", () => {
  expect(answerNamed({ choice: "x".repeat(500) })).toHaveLength(120);
});
