/** The server's word on a set-up, for as long as nobody has chosen another. */

import { attempt } from "../notices.svelte";
import { api } from "../wire/http";
import type { CheckedSetup, Setup } from "../wire/protocol";

/** Have it checked; returns how to stop listening, as an effect wants it. */
export function whenChecked(setup: Setup, take: (checked: CheckedSetup) => void): () => void {
  let current = true;
  void attempt(async () => {
    const checked = await api.check(setup);
    if (current) take(checked);
  });
  return () => (current = false);
}
