import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "./http";

/** Matches any random idempotency key. */
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/);
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
/** Return method, path and body of the last request. */
function asked() {
  const [path, { method, body }] = fetched.mock.lastCall as [string, { method: string; body?: string }];
  return [method, path, body === undefined ? undefined : JSON.parse(body)];
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

describe("requests", () => {
  const person = { name: "Ann", shield: 2, language: "uk" };

  it("have the fields that the server expects", async () => {
    answer({ room: "ABCDE", seat: 0, pass: "secret" });
    const opened = await api.open({ game: "voyage", seats: 4, options: { layout: "random" } }, person, true);
    expect(opened).toEqual({ room: "ABCDE", seat: 0, pass: "secret" });
    const setup = { game: "voyage", seats: 4, options: { layout: "random" } };
    expect(asked()).toEqual(["POST", "/api/rooms", { ...setup, ...person, play_now: true, key: KEY }]);
  });

  it("contain an invitation only if there is one", async () => {
    answer({ seat: 1, pass: "p" });
    await api.join("AB CD", person, 1);
    expect(asked()).toEqual(["POST", "/api/rooms/AB%20CD/join", { ...person, seat: 1, key: KEY }]);
    answer({ seat: 1, pass: "p" });
    await api.join("ABCD", person, null, "welcome");
    expect(asked()[2]).toEqual({ ...person, seat: null, invite: "welcome", key: KEY });
  });

  it("fetch the story of a spectator, of a seat or with all cards open", async () => {
    const story = { game: 2, table: {}, mine: {}, events: [] };
    const paths = [];
    for (const whose of [null, 3, "all"] as const) {
      answer(story);
      expect(await api.story("ABCDE", 2, whose)).toEqual(story);
      paths.push(asked()[1]);
    }
    const path = "/api/rooms/ABCDE/games/2/events";
    expect(paths).toEqual([path, `${path}?seat=3`, `${path}?seat=all`]);
  });
});

describe("idempotent requests", () => {
  const person = { name: "Ann", shield: 2, language: "uk" };
  const keys = () => fetched.mock.calls.map(([, request]) => JSON.parse(request!.body as string).key);

  it("are retried with the same key after network errors", async () => {
    fetched.mockRejectedValueOnce(new TypeError("failed to fetch"));
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ seat: 1, pass: "p" })));
    expect(await api.join("ABCDE", person, null)).toEqual({ seat: 1, pass: "p" });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it("keep the key for a manual retry, until the server replies", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(api.watch("ABCDE", "Ann", "uk")).rejects.toMatchObject({ refusal: { code: "no_connection" } });
    answer({ error: { code: "name_taken" } }, 409);
    await expect(api.watch("ABCDE", "Ann", "uk")).rejects.toMatchObject({ refusal: { code: "name_taken" } });
    expect(new Set(keys()).size).toBe(1);
    answer({ pass: "p" });
    await api.watch("ABCDE", "Ann", "uk");
    expect(new Set(keys()).size).toBe(2);
  });
});

describe("refusals", () => {
  it("contain the error of the server", async () => {
    answer({ error: { code: "name_taken", details: { name: "Ann" } } }, 409);
    const refused = api.room("ABCDE");
    await expect(refused).rejects.toThrow(Refused);
    await expect(refused).rejects.toMatchObject({ refusal: { code: "name_taken", details: { name: "Ann" } } });
  });

  it("have a code even if the reply has none", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(api.about()).rejects.toMatchObject({ refusal: { code: "unknown" } });
  });

  it("distinguish network errors from replies", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(api.about()).rejects.toMatchObject({ refusal: { code: "no_connection" } });
  });
});
