import { describe, expect, it, vi } from "vitest";
import { router } from "../router.svelte";
import { passFor } from "../wire/passes";
import { aroundFor, openAround } from "./seats";

describe("one device passed around", () => {
  const setup = { game: "avalon", seats: 5, options: {} };

  it("seats everybody with a name and stores their passes", async () => {
    let seats = 0;
    const asked: [string, any][] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      asked.push([path, JSON.parse(body)]);
      const seat = seats++;
      return new Response(JSON.stringify({ room: "ABCDEFGHIJ", seat, pass: `pass-${seat}` }));
    });
    await openAround(setup, ["Ann", "  ", "Cat ", ""]);
    expect(asked.map(([path, { name, shield }]) => [path, name, shield])).toEqual([
      ["/api/rooms", "Ann", 0],
      ["/api/rooms/ABCDEFGHIJ/join", "Cat", 2],
    ]);
    expect(aroundFor("abcde-fghij").map(({ seat, pass }) => [seat, pass])).toEqual([
      [0, "pass-0"],
      [1, "pass-1"],
    ]);
    expect(aroundFor("ANOTHER")).toEqual([]);
    expect(passFor("ABCDEFGHIJ")).toMatchObject({ seat: 0, name: "Ann" });
    expect(router.place).toMatchObject({ name: "room", code: "ABCDEFGHIJ" });
  });
});
