import { describe, expect, it, vi } from "vitest";
import { coverPage } from "./back";

/** A history of which the test takes the steps. */
function tab() {
  const states: unknown[] = [null];
  const back = vi.fn(() => {
    states.pop();
    window.dispatchEvent(new Event("popstate"));
  });
  vi.stubGlobal("history", { get state() { return states.at(-1); }, pushState: (state: unknown) => void states.push(state), back });
  return { states, back };
}

describe("the way back", () => {
  it("closes the upper of two sheets, and then the lower", async () => {
    const { states, back } = tab();
    const [lower, upper] = [vi.fn(), vi.fn()];
    coverPage(lower);
    coverPage(upper);
    await Promise.resolve();
    back();
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
    back();
    expect(lower).toHaveBeenCalledOnce();
    expect(states).toEqual([null]);
  });

  it("is taken by a sheet that is closed otherwise, but not by one whose link was followed", async () => {
    const { states, back } = tab();
    const closed = coverPage(vi.fn());
    await Promise.resolve();
    closed();
    expect(states).toEqual([null]);
    const left = coverPage(vi.fn());
    await new Promise((done) => setTimeout(done));
    history.pushState(null, "");
    left();
    expect(back).toHaveBeenCalledOnce();
  });
});
