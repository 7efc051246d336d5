import { describe, expect, it, vi } from "vitest";
import { coverPage } from "./back";

/** Stub a browser history that the test can inspect and step back in. */
function tab() {
  const states: unknown[] = [null];
  const back = vi.fn(() => {
    states.pop();
    window.dispatchEvent(new Event("popstate"));
  });
  vi.stubGlobal("history", { get state() { return states.at(-1); }, pushState: (state: unknown) => void states.push(state), back });
  return { states, back };
}

describe("the back button", () => {
  it("closes the upper of two sheets, then the lower", async () => {
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

  it("is pressed for a sheet that is closed otherwise, but not after a link in the sheet was followed", async () => {
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
