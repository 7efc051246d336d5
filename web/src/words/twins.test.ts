/** Compare sentences of page and terminal: `tests/text/test_twins.py` writes the terminal's sentences and runs this. */

import { expect, it } from "vitest";
import { speak } from "../testing/words";
import { AVALON } from "./generated/avalon";
import { VOYAGE } from "./generated/voyage";
import { sentencesOf, type Asked } from "./sentences";
import { words } from "./words.svelte";

interface Twins {
  names: string[];
  events: { game: string; language: string; kind: string; data: Record<string, any>; log: string; said: string }[];
  questions: (Asked & { game: string; language: string; said: string; key: string })[];
}

const FILE: string | undefined = import.meta.env.VITE_TWINS;
const GAMES: Record<string, ReturnType<typeof sentencesOf>> = {
  avalon: sentencesOf(AVALON),
  voyage: sentencesOf(VOYAGE),
};

const twins = async (): Promise<Twins> => (await import(/* @vite-ignore */ FILE!)).default;

it.runIf(FILE)("log lines are identical", async () => {
  const { names, events } = await twins();
  await speak("en");
  expect(events.length).toBeGreaterThan(0);
  for (const { game, language, kind, data, log, said } of events) {
    if (words.language !== language) await speak(language);
    const event = { number: 1, kind, data };
    const { sentence, secret } = GAMES[game]!;
    const lines = { open: sentence(event, (seat) => names[seat]!), secret: secret(event, (seat) => names[seat]!) };
    expect(lines, `${language}: ${kind}`).toEqual({ open: null, secret: null, ...(log === "unsaid" ? {} : { [log]: said }) });
  }
});

it.runIf(FILE)("prompts are identical", async () => {
  const { names, questions } = await twins();
  await speak("en");
  expect(questions.length).toBeGreaterThan(0);
  for (const { game, language, kind, about, own, key, said } of questions) {
    if (words.language !== language) await speak(language);
    const { prompt, promptKey } = GAMES[game]!;
    expect(prompt({ kind, about, own }, (seat) => names[seat]!), `${language}: ${kind}`).toBe(said);
    expect(promptKey(kind, about)).toBe(key);
  }
});
