/** Open a room, take a seat in it, and go to its page. */

import { introduce } from "./profile/profile.svelte";
import { router } from "./router.svelte";
import { api, type Person } from "./wire/http";
import { keepPass } from "./wire/passes";
import type { Setup } from "./wire/protocol";

/** Open a room that continues the campaign of this save. */
export const openSave = (save: string) => enter((person) => api.openSave(save, person));

/** Open a room with this set-up. With `playNow`, bots take the other chairs and the game begins. */
export const openTable = (setup: Setup, playNow: boolean) => enter((person) => api.open(setup, person, playNow));

/** Open a room with the guided lesson of a game. */
export const openLesson = (game: string) => enter((person) => api.openLesson(game, person));

async function enter(open: (person: Person) => Promise<{ room: string; seat: number; pass: string }>): Promise<void> {
  const person = introduce();
  const { room, seat, pass } = await open(person);
  keepPass({ room, seat, pass, name: person.name, shield: person.shield });
  router.go(`/r/${room}`);
}
