/** Streams of events for tests. */

import type { Event } from "../wire/protocol";

type Fact = [kind: string, data?: Record<string, any>];

/** Return these events, numbered from 1. */
export const stream = (...facts: Fact[]): Event[] =>
  facts.map(([kind, data = {}], place) => ({ number: place + 1, kind, data }));
