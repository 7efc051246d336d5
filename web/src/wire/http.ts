/** Requests to the server's HTTP API. A refusal is a `Refused` with a code that the words can say. */

import type { About, CampaignCard, CampaignStory, Catalogue, CheckedSetup, LessonStep, Network, Refusal, Room, Setup, Story } from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
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
    request<{ room: string; seat: number; pass: string }>("POST", "/api/rooms", {
      ...setup,
      ...person,
      play_now: playNow,
    }),
  lesson: (game: string) => request<{ steps: LessonStep[] }>("GET", `/api/lessons/${game}`),
  openLesson: (game: string, person: Person) =>
    request<{ room: string; seat: number; pass: string }>("POST", `/api/lessons/${game}`, person),
  room: (code: string) => request<Room>("GET", room(code)),
  join: (code: string, person: Person, seat: number | null, invite: string | null = null) =>
    request<{ seat: number; pass: string }>("POST", `${room(code)}/join`, {
      ...person,
      seat,
      ...(invite ? { invite } : {}),
    }),
  watch: (code: string, name: string, language: string) =>
    request<{ pass: string }>("POST", `${room(code)}/watch`, { name, language }),
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
    request<{ room: string; seat: number; pass: string }>("POST", "/api/saves", { save, ...person }),
  networkQr: "/api/network/qr.svg",
  qr: (code: string) => `${room(code)}/qr.svg`,
  record: (code: string, game: number) => `${room(code)}/games/${game}/record`,
};
