/** Client of the server's HTTP API. Refusals are thrown as `Refused`, with a code that has a Fluent text. */

import { newKey } from "./key";
import type { About, CampaignCard, CampaignStory, Catalogue, CheckedSetup, LessonStep, Network, Refusal, Room, Setup, Story } from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Request timeouts in milliseconds; the server replays a save before it replies. */
const PATIENCE = 15_000;
const PATIENCE_FOR_SAVES = 90_000;
/** Maximum attempts for idempotent requests. */
const TRIES = 3;

/** Idempotency keys of requests without a reply, by path and body; a retry of the same request uses the same key. */
const unanswered = new Map<string, string>();

/** Send a request with an idempotency key, and retry it after network errors. */
async function once<Answer>(path: string, body: Record<string, unknown>, patience = PATIENCE): Promise<Answer> {
  const call = `${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(call) ?? newKey();
  unanswered.set(call, key);
  for (let tried = 1; ; tried++) {
    try {
      const answer = await request<Answer>("POST", path, { ...body, key }, patience);
      unanswered.delete(call);
      return answer;
    } catch (reason) {
      const isLost = reason instanceof Refused && reason.refusal.code === "no_connection";
      if (!isLost) unanswered.delete(call);
      if (!isLost || tried === TRIES) throw reason;
    }
  }
}

async function request<Answer>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "no_connection" });
  }
  const content = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(content?.error ?? { code: "unknown" });
  return content as Answer;
}

export interface Person {
  name: string;
  shield: number;
  language: string;
}

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  about: () => request<About>("GET", "/api/about"),
  offer: <Offer>(game: string) => request<Offer>("GET", `/api/games/${game}`),
  check: (setup: Setup) => request<CheckedSetup>("POST", "/api/setups", setup),
  readSetup: (code: string) => request<Setup>("GET", `/api/setups/${encodeURIComponent(code)}`),
  open: (setup: Setup, person: Person, playNow: boolean) =>
    once<{ room: string; seat: number; pass: string }>("/api/rooms", {
      ...setup,
      ...person,
      play_now: playNow,
    }),
  lesson: (game: string) => request<{ steps: LessonStep[] }>("GET", `/api/lessons/${game}`),
  openLesson: (game: string, person: Person) =>
    request<{ room: string; seat: number; pass: string }>("POST", `/api/lessons/${game}`, person),
  room: (code: string) => request<Room>("GET", room(code)),
  join: (code: string, person: Person, seat: number | null, invite: string | null = null) =>
    once<{ seat: number; pass: string }>(`${room(code)}/join`, {
      ...person,
      seat,
      ...(invite ? { invite } : {}),
    }),
  watch: (code: string, name: string, language: string) =>
    once<{ pass: string }>(`${room(code)}/watch`, { name, language }),
  network: () => request<Network>("GET", "/api/network"),
  setNetwork: (open: boolean) => request<Network>("PUT", "/api/network", { open }),
  story: (code: string, game: number, seat: number | "all" | null) =>
    request<Story>("GET", `${room(code)}/games/${game}/events${seat === null ? "" : `?seat=${seat}`}`),
  catalogue: (pack: string, mark: string, language: string) =>
    request<Catalogue>("GET", `/api/packs/${encodeURIComponent(pack)}/${mark}/${language}`),
  campaignStory: (code: string, language: string) => request<CampaignStory>("GET", `${room(code)}/story?language=${language}`),
  campaigns: (codes: string[], language: string) =>
    request<CampaignCard[]>("GET", `/api/campaigns?codes=${codes.join(",")}&language=${language}`),
  /** Download the save of a campaign; the pass must hold a seat in it. */
  save: async (code: string, pass: string) => {
    const response = await fetch(`${room(code)}/save`, { headers: { Authorization: `Bearer ${pass}` } });
    if (!response.ok) throw new Refused((await response.json().catch(() => null))?.error ?? { code: "unknown" });
    return response.blob();
  },
  openSave: (save: string, person: Person) =>
    once<{ room: string; seat: number; pass: string }>("/api/saves", { save, ...person }, PATIENCE_FOR_SAVES),
  networkQr: "/api/network/qr.svg",
  qr: (code: string) => `${room(code)}/qr.svg`,
  record: (code: string, game: number) => `${room(code)}/games/${game}/record`,
};
