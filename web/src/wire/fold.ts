/** Folds: a view that grows with its stream of events, and goes back when the stream says `rewound`. */

import type { Event } from "./protocol";

/** What one event does to a view: the fields that change, by kind. Views are never changed in place. */
export type Handlers<View> = Record<string, (view: View, data: Record<string, any>) => Partial<View>>;

export class Fold<View> {
  view: View;
  #kept: Event[] = [];

  constructor(
    private readonly begin: () => View,
    private readonly handlers: Handlers<View>,
  ) {
    this.view = begin();
  }

  /** Take in one event; a kind the view does not know changes nothing. */
  take(event: Event): View {
    if (event.kind === "rewound") {
      this.#kept = this.#kept.filter((kept) => kept.number <= event.data.to);
      this.view = this.#kept.reduce((view, kept) => this.#apply(view, kept), this.begin());
    } else {
      this.#kept.push(event);
      this.view = this.#apply(this.view, event);
    }
    return this.view;
  }

  #apply(view: View, event: Event): View {
    const handler = Object.hasOwn(this.handlers, event.kind) ? this.handlers[event.kind] : undefined;
    return handler ? { ...view, ...handler(view, event.data) } : view;
  }
}
