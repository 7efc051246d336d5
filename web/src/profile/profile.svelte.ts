/** Who sits at this browser: a name and a shield, offered again next time. */

import { read, write } from "../storage";
import type { Person } from "../wire/http";
import { say, words } from "../words/words.svelte";

export const SHIELDS = 16;
export const LONGEST_NAME = 24;

export const profile = $state(read("profile", { name: "", shield: Math.floor(Math.random() * SHIELDS) }));

/** The person as the server wants to know them; a nameless one gets a name. */
export function introduce(): Person {
  return { name: givenName() || say("page-nameless"), shield: profile.shield, language: words.language };
}

/** The name that was given, kept for the next time; empty if there is none. */
export function givenName(): string {
  const name = profile.name.trim().slice(0, LONGEST_NAME);
  write("profile", { name, shield: profile.shield });
  return name;
}
