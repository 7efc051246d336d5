/** Streams of events for tests. */

import type { Event } from "../wire/protocol";

type Told = [kind: string, data?: Record<string, any>];

/** These events, numbered from the first. */
export const stream = (...told: Told[]): Event[] => told.map(([kind, data = {}], place) => ({ number: place + 1, kind, data }));
