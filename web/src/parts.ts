/** Parts of the page that are loaded on demand. */

import { Refused } from "./wire/http";

/** Await a loading part; throw a `Refused` with `no_connection` if it fails to load. */
export const part = <Part>(coming: Promise<Part>): Promise<Part> =>
  coming.catch(() => {
    throw new Refused({ code: "no_connection" });
  });
