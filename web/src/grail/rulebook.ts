/** Grail's rule book: the course of a day, encounters, story, trade and advancement. */

import type { Chapter } from "../book/book";
import { has, say } from "../words/words.svelte";

/** The rule areas of each topic. */
const TOPICS: Record<string, string[]> = {
  day: ["GR-DAY"],
  encounter: ["GR-COMBAT"],
  diplomacy: ["GR-DIPLO"],
  story: ["GR-STORY"],
  trade: ["GR-CHAR-38"],
  advancement: ["GR-ADV"],
};

export function book(): Chapter[] {
  const topics = Object.entries(TOPICS).filter(([topic]) => has(`grail-rules-${topic}`));
  return [
    {
      id: "course",
      title: say("page-book-course"),
      passages: topics.map(([topic, rules]) => ({
        id: topic,
        title: say(`grail-page-topic-${topic}`),
        text: [say(`grail-rules-${topic}`)],
        rules,
      })),
    },
  ];
}
