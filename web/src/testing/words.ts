/** The real words, served to the page from their files. */

import { vi } from "vitest";
import { words } from "../words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/afallon/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every language that has a folder of words. */
export const LANGUAGES = [...new Set(Object.keys(FILES).map((file) => file.split("/").at(-2)!))];

/** The server's answer to `/api/about` and `/api/words/<language>/<part>`, whole with the page's; else a refusal. */
export async function serveWords(path: string): Promise<Response> {
  if (path === "/api/about") return Response.json({ languages: LANGUAGES.map((tag) => ({ tag, name: tag })) });
  const [, language, part] = /^\/api\/words\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (part !== "page" && part !== undefined) return new Response("", { headers: { "Content-Type": "text/plain" } });
  const sources = Object.keys(FILES).filter((file) => file.includes(`/text/${language}/`));
  if (!sources.length) return new Response("{}", { status: 404 });
  return new Response(sources.map((file) => FILES[file]).join("\n"), { headers: { "Content-Type": "text/plain" } });
}

/** Speak this language from now on. */
export async function speak(language: string): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(serveWords));
  await words.begin();
  await words.speak(language);
}

/** People at a table: Ann, Bob, Cat, … by seat. */
export const name = (seat: number) => ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"][seat]!;
