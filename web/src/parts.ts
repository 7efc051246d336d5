/** Parts of the page that are fetched when they are needed. */

import { Refused } from "./wire/http";

/** The part, once it is here; a refusal that says so if it cannot be had. */
export const part = <Part>(coming: Promise<Part>): Promise<Part> =>
  coming.catch(() => {
    throw new Refused({ code: "no_connection" });
  });
