/** Rule books as plain data, so that those of all games are shown, searched and printed by the same code. */

import type { Component } from "svelte";

/** An explained entry of a rule book. */
export interface Passage {
  /** The hash of its URL. */
  id: string;
  title: string;
  text: string[];
  /** Short facts, each with a label. */
  facts?: { label: string; text: string }[];
  /** The ids of its rules, or of whole rule areas. */
  rules?: readonly string[];
  picture?: { Art: Component<any>; props: Record<string, unknown> };
  table?: { head: string[]; rows: string[][] };
}

export interface Chapter {
  id: string;
  title: string;
  passages: Passage[];
}

/** Return the text normalised for search: lower case, without diacritics. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

function holds(passage: Passage, words: string[]): boolean {
  const { title, text, facts = [], rules = [], table } = passage;
  const all = plain(
    [title, ...text, ...facts.flatMap((fact) => [fact.label, fact.text]), ...rules, ...(table?.head ?? [])].join(" "),
  );
  return words.every((word) => all.includes(word));
}

/** Return the chapters with only those passages that contain every word of the query; all for an empty query. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => holds(passage, words)) }))
    .filter(({ passages }) => passages.length);
}
