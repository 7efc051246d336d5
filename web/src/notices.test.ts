import { beforeEach, describe, expect, it, vi } from "vitest";
import { attempt, dismiss, notice, notices, sayRefusal } from "./notices.svelte";
import { speak } from "./testing/words";
import { Refused } from "./wire/http";

beforeEach(async () => {
  await speak("en");
  notices.splice(0);
  vi.useFakeTimers();
});

const shown = () => notices.map(({ text }) => text);

describe("notices", () => {
  it("disappear after a fixed time each", () => {
    notice("first");
    vi.advanceTimersByTime(4000);
    notice("second");
    expect(shown()).toEqual(["first", "second"]);
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual(["second"]);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual([]);
  });

  it("can be dismissed; a second dismissal removes no other notice", () => {
    notice("first");
    notice("second");
    const { id } = notices[0]!;
    dismiss(id);
    dismiss(id);
    expect(shown()).toEqual(["second"]);
  });
});

describe("an attempt", () => {
  it("shows no notice on success", async () => {
    expect(await attempt(async () => "done")).toBe(true);
    expect(shown()).toEqual([]);
  });

  it("shows the reason of a refusal", async () => {
    const refused = () => Promise.reject(new Refused({ code: "name_taken", details: { name: "Ann" } }));
    expect(await attempt(refused)).toBe(false);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain("Ann");
  });

  it("rethrows errors that are not refusals", async () => {
    await expect(attempt(() => Promise.reject(new RangeError("our own")))).rejects.toThrow("our own");
    expect(shown()).toEqual([]);
  });

  it("has a text for unknown refusal codes", () => {
    expect(sayRefusal({ code: "unheard_of" })).toBe(sayRefusal({ code: "another" }));
    expect(sayRefusal({ code: "unheard_of" })).not.toContain("page-error");
  });
});
