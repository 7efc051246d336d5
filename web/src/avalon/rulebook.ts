/** Avalon's rule book: the course of a round in our own words, and every entry of the server's offer. */

import type { Chapter, Passage } from "../book/book";
import type { AvalonOffer } from "../wire/protocol";
import { capital, has, listed, say } from "../words/words.svelte";
import Crest from "./NamedCrest.svelte";
import { knownOffer, sideOf } from "./offer.svelte";

/** The moments of every game: the question whose text explains it, the key of its title, and its rule areas. */
const MOMENTS = [
  { ask: "choose_team", title: "avalon-team", rules: ["AV-TEAM"] },
  { ask: "vote", title: "page-tool-history", rules: ["AV-VOTE"] },
  { ask: "play_card", title: "avalon-quest", rules: ["AV-QUEST"] },
  { ask: "assassinate", title: "avalon-assassination", rules: ["AV-END"] },
  { ask: "show_loyalty", title: "avalon-loyalty-card", rules: ["AV-INSPECT"] },
];

const nameOf = (character: string) => capital(say(`avalon-character-${character}`));
const names = (characters: readonly string[]) => listed(characters.map((name) => say(`avalon-character-${name}`)));

/** Return the names in a list; the many evil characters who meet in the night are named as one group. */
function people(offer: AvalonOffer, characters: readonly string[], self: string): string {
  const minion = offer.characters.find(({ fills_up, side }) => fills_up && side === "evil")?.name ?? "";
  const meet = offer.characters
    .filter(({ side, sees }) => side === "evil" && sees.includes(minion))
    .map(({ name }) => name);
  const isWhole = meet.every((name) => name === self || characters.includes(name));
  if (!meet.length || !isWhole) return names(characters);
  const others = characters.filter((name) => !meet.includes(name)).map((name) => say(`avalon-character-${name}`));
  return listed([...others, say("page-book-evil-who-meet")]);
}

const fact = (label: string, text: string) => (text ? [{ label: say(label), text }] : []);

export function book(): Chapter[] {
  const offer = knownOffer();
  return [basics(offer), course(), goodPlay(offer), ...(offer ? [...box(offer), plotCards(offer), options(offer), books(offer)] : [])];
}

function basics(offer: AvalonOffer | null): Chapter {
  const sides = ["good", "evil"].map((side): Passage => ({
    id: side,
    title: capital(say(`avalon-side-${side}`)),
    text: [say(`avalon-goal-${side}`)],
    rules: ["AV-END", ...(side === "evil" ? ["AV-VOTE-04"] : [])],
    picture: { Art: Crest, props: { name: side === "good" ? "servant" : "minion", side } },
  }));
  const quests = [1, 2, 3, 4, 5].map((quest) => say("avalon-quest-numbered", { quest }));
  const numbers: Passage = {
    id: "numbers",
    title: say("page-players"),
    text: offer?.boards.some(({ fails_to_sink }) => fails_to_sink.includes(2))
      ? [`* ${say("avalon-quest-numbered.two-fails")}`]
      : [],
    rules: ["AV-SETUP-02", "AV-SETUP-07", "AV-QUEST-05"],
    table: {
      head: [say("page-players"), capital(say("avalon-side-good")), capital(say("avalon-side-evil")), ...quests],
      rows: (offer?.boards ?? []).map(({ seats, good, evil, sizes, fails_to_sink }) => [
        ...[seats, good, evil].map(String),
        ...sizes.map((size, place) => `${size}${fails_to_sink[place] === 2 ? "*" : ""}`),
      ]),
    },
  };
  return { id: "how-to-win", title: say("page-how-to-win"), passages: [...sides, numbers] };
}

function course(): Chapter {
  return {
    id: "course",
    title: say("page-book-course"),
    passages: MOMENTS.map(({ ask, title, rules }) => ({
      id: ask,
      title: capital(say(title)),
      text: [say(`avalon-ask-${ask}.rules`)],
      rules,
    })),
  };
}

/** The strategy hints on the cards: one per side, and one per character that has its own. */
function goodPlay(offer: AvalonOffer | null): Chapter {
  const own = (offer?.characters ?? []).map(({ name }) => name).filter((name) => has(`avalon-hint-card-${name}`));
  const titles = { good: "avalon-side-good", evil: "avalon-side-evil", ...keysOf(own) };
  return {
    id: "good-play",
    title: say("page-book-good-play"),
    passages: Object.entries(titles).map(([name, title]) => ({
      id: `play-${name}`,
      title: capital(say(title)),
      text: [say(`avalon-hint-card-${name}`)],
    })),
  };
}

const keysOf = (characters: string[]) => Object.fromEntries(characters.map((name) => [name, `avalon-character-${name}`]));

/** Everything that a host can choose, under the headings of the set-up editor; default characters are in `classic`. */
function box(offer: AvalonOffer): Chapter[] {
  return offer.groups.map(({ name, things, ways }) => {
    const characters = things.filter(({ kind }) => kind === "character").flatMap(({ names }) => names);
    const modules = [...things.filter(({ kind }) => kind === "module").flatMap(({ names }) => names), ...ways.flatMap((way) => way.modules)];
    const defaults = offer.characters.filter(({ fills_up }) => fills_up).map(({ name }) => name);
    const always = name === "classic" ? defaults : [];
    return {
      id: `group-${name}`,
      title: say(`avalon-group-${name}`),
      passages: [
        ...[...characters, ...always].map((name) => character(offer, name)),
        ...modules.map((name) => module(offer, name)),
      ],
    };
  });
}

function character(offer: AvalonOffer, name: string): Passage {
  const { sees, advice, rules } = offer.characters.find((entry) => entry.name === name)!;
  const seenBy = offer.characters.filter((other) => other.sees.includes(name)).map((other) => other.name);
  const key = `avalon-character-${name}`;
  return {
    id: name,
    title: nameOf(name),
    text: [say(`${key}.short`), ...(has(`avalon-goal-${name}`) ? [say(`avalon-goal-${name}`)] : []), ...rulesFor(advice.asks)],
    facts: [
      ...fact("page-book-side", say(`avalon-side-${sideOf(name)}`)),
      ...fact("page-book-sees", people(offer, sees, name)),
      ...fact("page-book-seen-by", people(offer, seenBy, name)),
      ...whenToAdd(offer, key, name, advice),
    ],
    rules,
    picture: { Art: Crest, props: { name, side: sideOf(name) } },
  };
}

function module(offer: AvalonOffer, name: string): Passage {
  const { advice, rules } = offer.modules.find((entry) => entry.name === name)!;
  const key = `avalon-module-${name}`;
  return {
    id: name,
    title: capital(say(key)),
    text: [say(`${key}.short`), ...rulesFor(advice.asks)],
    facts: whenToAdd(offer, key, name, advice),
    rules,
    picture: { Art: Crest, props: { name } },
  };
}

/** The rules texts of the questions that an entry adds to the game. */
const rulesFor = (asks: readonly string[]) => asks.map((ask) => say(`avalon-ask-${ask}.rules`));

function whenToAdd(offer: AvalonOffer, key: string, name: string, advice: { needs: string[]; seats: number }) {
  const editions = offer.editions.filter(({ characters, modules }) => characters.includes(name) || modules.includes(name));
  return [
    ...fact("page-book-needs", names(advice.needs)),
    ...(advice.seats > offer.seats[0]! ? fact("page-book-add", say("page-book-from", { seats: advice.seats })) : []),
    ...fact("page-book-odds", say(`${key}.odds`)),
    ...fact("page-book-editions", listed(editions.map((edition) => say(`avalon-edition-${edition.name}`)))),
  ];
}

function plotCards(offer: AvalonOffer): Chapter {
  return {
    id: "plot-cards",
    title: capital(say("avalon-module-plot_cards")),
    passages: offer.plot_cards.map(({ name, rules }) => ({
      id: name,
      title: say(`avalon-plot-card-${name}`),
      text: [say(`avalon-plot-card-${name}.short`)],
      rules,
      picture: { Art: Crest, props: { name } },
    })),
  };
}

function options(offer: AvalonOffer): Chapter {
  return {
    id: "options",
    title: say("page-book-options"),
    passages: offer.options.map(({ name, values, of }) => {
      const key = `avalon-option-${name}`;
      const named = values.filter((value) => typeof value === "string" && has(`${key}-${value}.short`));
      return {
        id: `option-${name}`,
        title: capital(say(key)),
        text: [say(`${key}.short`)],
        facts: [
          ...named.map((value) => ({ label: capital(say(`${key}-${value}`)), text: say(`${key}-${value}.short`) })),
          ...fact("page-book-needs", listed(of.map(anyName))),
        ],
      };
    }),
  };
}

const anyName = (name: string) => say(has(`avalon-character-${name}`) ? `avalon-character-${name}` : `avalon-module-${name}`);

function books(offer: AvalonOffer): Chapter {
  return {
    id: "editions",
    title: say("page-book-editions"),
    passages: offer.editions.map(({ name }) => ({
      id: `edition-${name}`,
      title: say(`avalon-edition-${name}`),
      text: [say(`avalon-edition-${name}.short`)],
      rules: ["AV-SETUP-11"],
    })),
  };
}
