/** Splits prose with *emphasis* into runs of text. */

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

/** Return prose without emphasis marks, for speech synthesis. */
export const plain = (prose: string): string => runs(prose)
  .map((run) => run.text)
  .join("");
