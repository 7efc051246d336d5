import { describe, expect, it } from "vitest";
import type { Event } from "../wire/protocol";
import { openVerses } from "./reading";

let number = 0;
const event = (kind: string, data: Record<string, unknown> = {}): Event => ({ number: (number += 1), kind, data, text: kind });
const sets_out = (action: string) => event("party_formed", { action });

describe("the open verses", () => {
  it("are those since the last choice, until a character acts", () => {
    const read = [sets_out("explore"), event("verse_read"), event("chosen"), event("verse_read"), event("verse_read")];
    expect(openVerses(read)).toBe(2);
    expect(openVerses([...read, event("dusk_fell"), sets_out("dusk")])).toBe(2);
    expect(openVerses([...read, sets_out("travel")])).toBe(0);
  });
});
