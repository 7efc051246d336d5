/** Open a table, sit down at it, and go there. */

import { introduce } from "./profile/profile.svelte";
import { router } from "./router.svelte";
import { api } from "./wire/http";
import { keepPass } from "./wire/passes";
import type { Setup } from "./wire/protocol";

/** Open a room in which the campaign of this save goes on. */
export async function openSave(save: string): Promise<void> {
  const person = introduce();
  const { room, seat, pass } = await api.openSave(save, person);
  keepPass({ room, seat, pass, name: person.name, shield: person.shield });
  router.go(`/r/${room}`);
}

/** With `playNow` bots take the other chairs, and the game begins. */
export async function openTable(setup: Setup, playNow: boolean): Promise<void> {
  const person = introduce();
  const { room, seat, pass } = await api.open(setup, person, playNow);
  keepPass({ room, seat, pass, name: person.name, shield: person.shield });
  router.go(`/r/${room}`);
}
