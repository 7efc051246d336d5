/** Prose with *emphasis* as runs of text. */

export interface Run {
  text: string;
  emphasis: boolean;
}

export function runs(prose: string): Run[] {
  return prose
    .split(/\*([^*\n]+)\*/)
    .map((text, place) => ({ text, emphasis: place % 2 === 1 }))
    .filter((run) => run.text);
}

/** Prose without its marks, for a voice. */
export const plain = (prose: string): string => runs(prose)
  .map((run) => run.text)
  .join("");
