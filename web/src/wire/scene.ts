/** Scenes and their patches. A patch returns a new scene that shares unchanged parts with the old one. */

import type { SceneEvent } from "./protocol";

/** A patch: a path with its new value. Without a value, the entry is removed; in a list, also all entries after it. */
export type Change = SceneEvent["table"][number];

/** Return the part with these patches applied in order, without mutating it. */
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

/** A scene in two parts: the public one, and the reader's own. */
export interface Parts {
  table: object;
  mine: object;
}

/** Return both parts merged. */
export const flat = <Scene>({ table, mine }: Parts): Scene => ({ ...table, ...mine }) as Scene;

/** Return the parts with the patches of one event applied. */
export const after = (parts: Parts, event: Pick<SceneEvent, "table" | "mine">): Parts => ({
  table: changed(parts.table, event.table),
  mine: changed(parts.mine, event.mine),
});
