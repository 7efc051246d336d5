/** Scenes: what a reader sees, as the server describes it. Changes make a new one, which shares what has not changed. */

import type { SceneEvent } from "./protocol";

/** Another value at a path; or without one, what stands there is gone, and what follows it in a list. */
export type Change = SceneEvent["table"][number];

/** The part after these changes, in order; the part itself stays as it is. */
export function changed<Part>(part: Part, changes: readonly Change[]): Part {
  return changes.reduce<unknown>((before, [path, ...value]) => at(before, path, value), part) as Part;
}

function at(part: unknown, path: Change[0], value: unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  if (Array.isArray(part)) {
    const place = step as number;
    if (!rest.length && !value.length) return part.slice(0, place);
    return place < part.length
      ? part.with(place, at(part[place], rest, value))
      : [...part, at(undefined, rest, value)];
  }
  const { [step]: before, ...others } = part as Record<string | number, unknown>;
  return rest.length || value.length ? { ...(part as object), [step]: at(before, rest, value) } : others;
}

/** What a reader sees: the part that everybody sees, and the reader's own. */
export interface Parts {
  table: object;
  mine: object;
}

/** Both parts as one, which is how it is drawn. */
export const flat = <Scene>({ table, mine }: Parts): Scene => ({ ...table, ...mine }) as Scene;

/** The parts after one event. */
export const after = (parts: Parts, event: Pick<SceneEvent, "table" | "mine">): Parts => ({
  table: changed(parts.table, event.table),
  mine: changed(parts.mine, event.mine),
});
