/** The real Fluent files, served to the page in tests. */

import { vi } from "vitest";
import { words } from "../words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/afallon/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every language with a folder of Fluent files. */
export const LANGUAGES = [...new Set(Object.keys(FILES).map((file) => file.split("/").at(-2)!))];

/**
 * Answer `/api/about` and `/api/words/<language>/<part>` like the server. All files of a language come with the part
 * `page`, other parts are empty; unknown paths are 404.
 */
export async function serveWords(path: string): Promise<Response> {
  if (path === "/api/about") return Response.json({ languages: LANGUAGES.map((tag) => ({ tag, name: tag })) });
  const [, language, part] = /^\/api\/words\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (part !== "page" && part !== undefined) return new Response("", { headers: { "Content-Type": "text/plain" } });
  const sources = Object.keys(FILES).filter((file) => file.includes(`/text/${language}/`));
  if (!sources.length) return new Response("{}", { status: 404 });
  return new Response(sources.map((file) => FILES[file]).join("\n"), { headers: { "Content-Type": "text/plain" } });
}

/** Switch the page to this language. */
export async function speak(language: string): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(serveWords));
  await words.begin();
  await words.speak(language);
}

/** Return the name of a seat: Ann, Bob, Cat, … */
export const name = (seat: number) => ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"][seat]!;
