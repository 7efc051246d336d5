/** Requests to the server's HTTP API. A refusal is a `Refused` with a code that the words can say. */

import { newKey } from "./key";
import type { About, CampaignCard, CampaignStory, Catalogue, CheckedSetup, LessonStep, Network, Refusal, Room, Setup, Story } from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** How long an answer may take, in milliseconds; a save is long, and is played again before it is answered. */
const PATIENCE = 15_000;
const PATIENCE_FOR_SAVES = 90_000;
/** How often something is asked for that happens only once, however often it is asked for. */
const TRIES = 3;

/** The keys of what was asked for and not answered, by what it was: whoever asks again, asks for the same. */
const unanswered = new Map<string, string>();

/** Ask for something that must not happen twice: it has a key, and is tried again while nobody answers. */
async function once<Answer>(path: string, body: Record<string, unknown>, patience = PATIENCE): Promise<Answer> {
  const what = `${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  for (let tried = 1; ; tried++) {
    try {
      const answer = await request<Answer>("POST", path, { ...body, key }, patience);
      unanswered.delete(what);
      return answer;
    } catch (reason) {
      const isLost = reason instanceof Refused && reason.refusal.code === "no_connection";
      if (!isLost) unanswered.delete(what);
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
  /** The save of a campaign, for whoever has a chair in it. */
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
