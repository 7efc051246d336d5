/** What this browser keeps. A browser that keeps nothing, as in some private windows, works all the same. */

const PREFIX = "afallon.";

export function read<Value>(key: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing can be kept here; the page lives with that.
  }
}
