import { describe, expect, it } from "vitest";
import { stream } from "../testing/events";
import { Fold } from "./fold";

interface Counter {
  total: number;
  last: string;
}

const begin = (): Counter => ({ total: 0, last: "" });
const fold = () =>
  new Fold<Counter>(begin, {
    added: (view, { amount }) => ({ total: view.total + amount }),
    named: (_, { name }) => ({ last: name }),
  });

describe("a fold", () => {
  it("begins with nothing taken in", () => {
    expect(fold().view).toEqual({ total: 0, last: "" });
  });

  it("changes only the fields that an event changes", () => {
    const counter = fold();
    for (const event of stream(["named", { name: "Ann" }], ["added", { amount: 3 }], ["added", { amount: 4 }])) {
      counter.take(event);
    }
    expect(counter.view).toEqual({ total: 7, last: "Ann" });
  });

  it("never changes a view in place", () => {
    const counter = fold();
    const before = counter.view;
    const after = counter.take({ number: 1, kind: "added", data: { amount: 1 } });
    expect(before.total).toBe(0);
    expect(after).toBe(counter.view);
    expect(after).not.toBe(before);
  });

  it.each(["unheard_of", "toString", "constructor", "__proto__"])("is not changed by %s", (kind) => {
    const counter = fold();
    counter.take({ number: 1, kind, data: { amount: 5 } });
    expect(counter.view).toEqual(begin());
  });

  it("goes back to where the stream is rewound, and goes on from there", () => {
    const counter = fold();
    const events = stream(["added", { amount: 1 }], ["added", { amount: 10 }], ["named", { name: "Bob" }]);
    events.forEach((event) => counter.take(event));
    counter.take({ number: 4, kind: "rewound", data: { to: 1 } });
    expect(counter.view).toEqual({ total: 1, last: "" });
    counter.take({ number: 5, kind: "added", data: { amount: 100 } });
    expect(counter.view.total).toBe(101);
  });

  it("can be rewound again, past what came after the first time", () => {
    const counter = fold();
    counter.take({ number: 1, kind: "added", data: { amount: 1 } });
    counter.take({ number: 2, kind: "added", data: { amount: 10 } });
    counter.take({ number: 3, kind: "rewound", data: { to: 1 } });
    counter.take({ number: 4, kind: "added", data: { amount: 100 } });
    counter.take({ number: 5, kind: "rewound", data: { to: 0 } });
    expect(counter.view).toEqual(begin());
    counter.take({ number: 6, kind: "rewound", data: { to: 4 } });
    expect(counter.view).toEqual(begin()); // what has been taken back does not return
  });
});
