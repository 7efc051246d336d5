/** Checks of set-ups by the server. */

import { attempt } from "../notices.svelte";
import { api } from "../wire/http";
import type { CheckedSetup, Setup } from "../wire/protocol";

/** Let the server check a set-up; returns a function that ignores a late reply, for use as an effect's cleanup. */
export function whenChecked(setup: Setup, take: (checked: CheckedSetup) => void): () => void {
  let current = true;
  void attempt(async () => {
    const checked = await api.check(setup);
    if (current) take(checked);
  });
  return () => (current = false);
}
