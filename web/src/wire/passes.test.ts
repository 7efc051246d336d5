import { describe, expect, it, vi } from "vitest";
import { dropPass, keepPass, passes, passFor, plainCode, readableCode } from "./passes";

const pass = (room: string, seat: number | null = 0) => ({ room, seat, pass: `p-${room}`, name: "Ann", shield: 3 });

describe("codes of rooms", () => {
  it("have one plain form, however they are typed", () => {
    expect(["abcde-fghij", "ABCDE FGHIJ", "abcdefghij"].map(plainCode)).toEqual(Array(3).fill("ABCDEFGHIJ"));
  });

  it("are read in two groups", () => {
    expect(readableCode("abcdefghij")).toBe("ABCDE-FGHIJ");
    expect(readableCode(readableCode("abcdefghij"))).toBe("ABCDE-FGHIJ");
  });
});

describe("passes", () => {
  it("are found by any form of the code, and only in their own room", () => {
    keepPass(pass("abcde-fghij", 4));
    expect(passFor("ABCDEFGHIJ")).toMatchObject({ seat: 4, pass: "p-abcde-fghij" });
    expect(passFor("ABCDEFGHIK")).toBeNull();
  });

  it("are one for each room: a new one takes the place of the old", () => {
    keepPass(pass("AAAAABBBBB", 1));
    keepPass(pass("aaaaa-bbbbb", null));
    expect(passes()).toHaveLength(1);
    expect(passFor("AAAAABBBBB")?.seat).toBeNull();
  });

  it("come with the latest first, and the oldest are forgotten", () => {
    vi.useFakeTimers();
    for (let number = 0; number < 14; number++) {
      vi.setSystemTime(1_000_000 + number);
      keepPass(pass(`ROOM${number}`));
    }
    expect(passes().map(({ room }) => room)).toEqual(Array.from({ length: 12 }, (_, back) => `ROOM${13 - back}`));
  });

  it("are given up one by one", () => {
    keepPass(pass("ROOM1"));
    keepPass(pass("ROOM2"));
    dropPass("room-1");
    expect(passes().map(({ room }) => room)).toEqual(["ROOM2"]);
  });
});
