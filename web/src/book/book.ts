/** A rule book as plain data: what each game has to say, so that all of them are shown, searched and printed in one way. */

import type { Component } from "svelte";

/** One thing that is explained. */
export interface Passage {
  /** Its place in the address, after the hash. */
  id: string;
  title: string;
  text: string[];
  /** Short facts, each with what it is about. */
  facts?: { label: string; text: string }[];
  /** The numbers of its rules, or of whole areas of them. */
  rules?: readonly string[];
  picture?: { Art: Component<any>; props: Record<string, unknown> };
  table?: { head: string[]; rows: string[][] };
}

export interface Chapter {
  id: string;
  title: string;
  passages: Passage[];
}

/** Letters as they are searched: without case, and without the marks above and below them. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

function holds(passage: Passage, words: string[]): boolean {
  const { title, text, facts = [], rules = [], table } = passage;
  const all = plain(
    [title, ...text, ...facts.flatMap((fact) => [fact.label, fact.text]), ...rules, ...(table?.head ?? [])].join(" "),
  );
  return words.every((word) => all.includes(word));
}

/** What is left of the book for somebody who looks for this: passages in which every word occurs. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => holds(passage, words)) }))
    .filter(({ passages }) => passages.length);
}
