import { describe, expect, it, vi } from "vitest";
import { dropPass, keepPass, passes, passFor, plainCode, readableCode } from "./passes";

const pass = (room: string, seat: number | null = 0) => ({ room, seat, pass: `p-${room}`, name: "Ann", shield: 3 });

describe("room codes", () => {
  it("are normalised", () => {
    expect(["abcde-fghij", "ABCDE FGHIJ", "abcdefghij"].map(plainCode)).toEqual(Array(3).fill("ABCDEFGHIJ"));
  });

  it("are displayed in two groups", () => {
    expect(readableCode("abcdefghij")).toBe("ABCDE-FGHIJ");
    expect(readableCode(readableCode("abcdefghij"))).toBe("ABCDE-FGHIJ");
  });
});

describe("passes", () => {
  it("are found by any form of their room code", () => {
    keepPass(pass("abcde-fghij", 4));
    expect(passFor("ABCDEFGHIJ")).toMatchObject({ seat: 4, pass: "p-abcde-fghij" });
    expect(passFor("ABCDEFGHIK")).toBeNull();
  });

  it("are replaced by a new pass for the same room", () => {
    keepPass(pass("AAAAABBBBB", 1));
    keepPass(pass("aaaaa-bbbbb", null));
    expect(passes()).toHaveLength(1);
    expect(passFor("AAAAABBBBB")?.seat).toBeNull();
  });

  it("are ordered from the latest; the oldest are dropped", () => {
    vi.useFakeTimers();
    for (let number = 0; number < 14; number++) {
      vi.setSystemTime(1_000_000 + number);
      keepPass(pass(`ROOM${number}`));
    }
    expect(passes().map(({ room }) => room)).toEqual(Array.from({ length: 12 }, (_, back) => `ROOM${13 - back}`));
  });

  it("can be dropped", () => {
    keepPass(pass("ROOM1"));
    keepPass(pass("ROOM2"));
    dropPass("room-1");
    expect(passes().map(({ room }) => room)).toEqual(["ROOM2"]);
  });
});
