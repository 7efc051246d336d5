/** The catalogue of a campaign's pack and its story so far, in the reader's language. */

import { attempt } from "../notices.svelte";
import type { Session } from "../session.svelte";
import { api } from "../wire/http";
import type { CampaignStory, Catalogue } from "../wire/protocol";
import { say, words } from "../words/words.svelte";
import type { GrailScene } from "./scene";

export class Book {
  catalogue = $state.raw<Catalogue | null>(null);
  story = $state.raw<CampaignStory | null>(null);

  constructor(private readonly session: Session<any>) {}

  /** Fetch the catalogue and use its terms; an effect that runs when pack or language change. */
  followCatalogue(): void {
    const summary = this.session.room?.summary;
    const language = words.language;
    if (!summary) return;
    const { pack, catalogue: mark } = summary;
    void attempt(async () => {
      const catalogue = await api.catalogue(pack, mark, language);
      if (this.session.room?.summary?.catalogue !== mark || words.language !== language) return; // a late reply
      this.catalogue = catalogue;
      words.useTerms(language, catalogue.terms);
    });
  }

  /** Fetch the story; an effect that runs when verses, tasks, quests, outcome or language change. */
  followStory(): void {
    const scene = this.session.scene as GrailScene;
    void [scene.verses?.length, scene.tasks?.length, scene.quests?.length, scene.outcome];
    const language = words.language;
    if (!this.session.room?.summary) return;
    void attempt(async () => (this.story = await api.campaignStory(this.session.code, language)));
  }

  location(number: number): string {
    return this.catalogue?.locations[number]?.name ?? String(number);
  }

  character(tile: string): string {
    return this.catalogue?.characters[tile]?.name ?? tile;
  }

  card(id: string) {
    return this.catalogue?.cards[id] ?? null;
  }

  encounter(id: string): string {
    return this.catalogue?.encounters[id]?.name ?? id;
  }

  /** Return the displayed name of a quantity: a track, a resource or an item. */
  quantity(what: string): string {
    const [sort, name] = what.split(":");
    if (!name) return say(`grail-quantity-${what}`);
    return sort === "item" ? (this.catalogue?.items[name]?.name ?? name) : name;
  }

  /** Return an amount of a quantity as text. */
  amount(what: string, units: number): string {
    return what.includes(":") ? `${units} × ${this.quantity(what)}` : say(`grail-amount-${what}`, { units });
  }

  /** The seals of a location. */
  seals(number: number): readonly string[] {
    return this.catalogue?.locations[number]?.seals ?? [];
  }
}

const books = new WeakMap<Session<any>, Book>();

/** Return the book of a session, shared by all components. */
export function bookOf(session: Session<any>): Book {
  let book = books.get(session);
  if (!book) books.set(session, (book = new Book(session)));
  return book;
}
