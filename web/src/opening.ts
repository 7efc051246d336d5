/** Open a table, sit down at it, and go there. */

import { introduce } from "./profile/profile.svelte";
import { router } from "./router.svelte";
import { api, type Person } from "./wire/http";
import { keepPass } from "./wire/passes";
import type { Setup } from "./wire/protocol";

/** Open a room in which the campaign of this save goes on. */
export const openSave = (save: string) => enter((person) => api.openSave(save, person));

/** With `playNow` bots take the other chairs, and the game begins. */
export const openTable = (setup: Setup, playNow: boolean) => enter((person) => api.open(setup, person, playNow));

/** Open a room in which the lesson of a game is played. */
export const openLesson = (game: string) => enter((person) => api.openLesson(game, person));

async function enter(open: (person: Person) => Promise<{ room: string; seat: number; pass: string }>): Promise<void> {
  const person = introduce();
  const { room, seat, pass } = await open(person);
  keepPass({ room, seat, pass, name: person.name, shield: person.shield });
  router.go(`/r/${room}`);
}
