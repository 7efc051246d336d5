/** The profile of this browser: a name and a shield, stored for the next visit. */

import { read, write } from "../storage";
import type { Person } from "../wire/http";
import { say, words } from "../words/words.svelte";

export const SHIELDS = 16;
export const LONGEST_NAME = 24;

export const profile = $state(read("profile", { name: "", shield: Math.floor(Math.random() * SHIELDS) }));

/** Return the profile for the server, with a default name if it has none. */
export function introduce(): Person {
  return { name: givenName() || say("page-nameless"), shield: profile.shield, language: words.language };
}

/** Store the profile and return its name; empty if there is none. */
export function givenName(): string {
  const name = profile.name.trim().slice(0, LONGEST_NAME);
  write("profile", { name, shield: profile.shield });
  return name;
}
