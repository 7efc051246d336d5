/** Small drawings of locations as SVG paths, determined by the location's number and seals. */

/** The class of a part of a drawing, which gives it its colour. */
export type Tone = "far" | "land" | "path" | "stone" | "wood" | "roof" | "leaf" | "water" | "light" | "dark" | "line";
export interface Part {
  tone: Tone;
  d: string;
}
type Chance = () => number;

/** The y coordinate of the ground; the card spans -42 to 42. */
const GROUND = 14;

/** Return a seeded pseudo-random generator of numbers from 0 to 1. */
function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (chance: Chance, least: number, most: number) => Math.round(least + chance() * (most - least));
const pick = <Item>(chance: Chance, items: Item[]): Item => items[Math.floor(chance() * items.length)]!;
const times = <Item>(number: number, make: (place: number) => Item): Item[] =>
  Array.from({ length: number }, (_, place) => make(place));

function hills(chance: Chance): Part[] {
  const tops = times(3, () => between(chance, -24, -6));
  return [
    { tone: "far", d: `M-38 ${GROUND}V${between(chance, -4, 6)}Q-26 ${tops[0]} -12 2T12 ${tops[1]! + 8}Q24 ${tops[2]} 38 2V${GROUND}Z` },
    { tone: "land", d: `M-38 24V${between(chance, 6, 12)}Q-16 ${between(chance, 2, 12)} 4 ${between(chance, 8, 13)}T38 ${between(chance, 6, 12)}V24Z` },
  ];
}

function tree(x: number, y: number, size: number, bare: boolean): Part[] {
  if (bare) return [{ tone: "line", d: `M${x} ${y}v${-size}m0 ${size * 0.45}l${size * 0.35} ${-size * 0.4}m${-size * 0.35} ${size * 0.2}l${-size * 0.4} ${-size * 0.5}m${size * 0.4} ${size * 0.1}l${size * 0.2} ${-size * 0.45}` }];
  return [
    { tone: "wood", d: `M${x - 1} ${y}v${-size * 0.4}h2v${size * 0.4}Z` },
    { tone: "leaf", d: `M${x} ${y - size}q${size * 0.62} ${size * 0.3} ${size * 0.36} ${size * 0.68}h${-size * 0.72}q${-size * 0.26} ${-size * 0.38} ${size * 0.36} ${-size * 0.68}Z` },
  ];
}

function house(x: number, y: number, width: number, height: number): Part[] {
  return [
    { tone: "stone", d: `M${x} ${y}v${-height}h${width}v${height}Z` },
    { tone: "roof", d: `M${x - 2} ${y - height}l${width / 2 + 2} ${-height * 0.8}l${width / 2 + 2} ${height * 0.8}Z` },
    { tone: "dark", d: `M${x + width * 0.38} ${y}v${-height * 0.55}h${width * 0.24}v${height * 0.55}Z` },
  ];
}

const waves = (y: number): string => `M-38 ${y}q6-4 12.700 0t12.700 0 12.700 0 12.700 0 12.700 0 12.700 0`;

const FEATURES = {
  wood: (chance: Chance): Part[] =>
    times(between(chance, 5, 7), (place) => tree(-30 + place * 10 + between(chance, -2, 2), between(chance, 14, 20), between(chance, 16, 26), false)).flat(),
  dead: (chance: Chance): Part[] =>
    times(4, (place) => tree(-26 + place * 17 + between(chance, -3, 3), between(chance, 15, 20), between(chance, 18, 28), true)).flat(),
  village: (chance: Chance): Part[] =>
    times(3, (place) => house(-29 + place * 21 + between(chance, -2, 2), between(chance, 14, 19), between(chance, 12, 16), between(chance, 7, 11))).flat(),
  tower: (chance: Chance): Part[] => {
    const [x, height] = [between(chance, -14, 4), between(chance, 28, 36)];
    const battlements = `M${x - 2} ${18 - height}v-6h4v3h3v-3h4v3h3v-3h4v6Z`;
    return [
      { tone: "stone", d: `M${x} 18v${-height}h14v${height}Z` },
      { tone: "stone", d: battlements },
      { tone: "dark", d: `M${x + 5} 18v-7a2 2 0 0 1 4 0v7ZM${x + 6} ${8 - height / 3}h2v5h-2Z` },
      { tone: "line", d: `M${x + 7} ${12 - height}v-9l8 3-8 3` },
    ];
  },
  chapel: (chance: Chance): Part[] => {
    const x = between(chance, -16, 0);
    return [
      ...house(x, 17, 18, 11),
      { tone: "stone", d: `M${x + 18} 17v-24h8v24Z` },
      { tone: "roof", d: `M${x + 17} -7l5-11 5 11Z` },
      { tone: "light", d: `M${x + 20.500} -1a1.500 2 0 0 1 3 0v4h-3Z` },
    ];
  },
  ruin: (chance: Chance): Part[] => {
    const x = between(chance, -26, -16);
    return [
      { tone: "stone", d: `M${x} 18v-22l4 3 3-5v24ZM${x + 20} 18v-14l3-6 5 4v16ZM${x + 36} 18v-26l4 5 3-2v23Z` },
      { tone: "line", d: `M${x + 7} 2q7-12 14-1M${x + 9} 18h9m12 0h5` },
    ];
  },
  barrow: (chance: Chance): Part[] => {
    const x = between(chance, -6, 6);
    return [
      { tone: "leaf", d: `M${x - 27} 19q27-42 54 0Z` },
      { tone: "dark", d: `M${x - 5} 19v-10h10v10Z` },
      { tone: "stone", d: `M${x - 8} 19v-12h4v12ZM${x + 4} 19v-12h4v12ZM${x - 10} 7l1-4h18l1 4Z` },
    ];
  },
  cave: (chance: Chance): Part[] => {
    const x = between(chance, -4, 8);
    return [
      { tone: "stone", d: `M${x - 32} 20l9-22 8 4 9-19 12 10 9-3 11 30Z` },
      { tone: "dark", d: `M${x - 9} 20c-1-12 4-16 8-16s9 5 8 16Z` },
    ];
  },
  water: (chance: Chance): Part[] => {
    const x = between(chance, -14, 10);
    return [
      { tone: "water", d: `M-38 24V6q6-4 12.700 0t12.700 0 12.700 0 12.700 0 12.700 0 12.700 0V24Z` },
      { tone: "line", d: `${waves(12)}${waves(18)}` },
      { tone: "wood", d: `M${x - 11} 5h22l-4 6h-14Z` },
      { tone: "light", d: `M${x} 3v-20q12 8 11 18Z` },
    ];
  },
  bridge: (chance: Chance): Part[] => [
    { tone: "water", d: "M-38 24V12q6-4 12.700 0t12.700 0 12.700 0 12.700 0 12.700 0 12.700 0V24Z" },
    { tone: "stone", d: `M-38 8q38-${between(chance, 20, 28)} 76 0v12h-10q0-13-12-13t-12 13h-8q0-13-12-13t-12 13h-10Z` },
    { tone: "line", d: waves(21) },
  ],
  mill: (chance: Chance): Part[] => {
    const x = between(chance, -8, 6);
    return [
      { tone: "stone", d: `M${x - 9} 18l4-24h10l4 24Z` },
      { tone: "roof", d: `M${x - 7} -6l7-8 7 8Z` },
      { tone: "line", d: `M${x} -6l-15-13m15 13l15 13m-15-13l13-15m-13 15l-13 15M${x - 15} -19l-4 5 8 6M${x + 13} -21l5 4-7 8M${x + 15} 7l4-5-8-6` },
      { tone: "dark", d: `M${x - 2} 18v-8h5v8Z` },
    ];
  },
  camp: (chance: Chance): Part[] => {
    const x = between(chance, -28, -20);
    return [
      { tone: "roof", d: `M${x} 18l12-22 12 22ZM${x + 28} 18l10-18 10 18Z` },
      { tone: "dark", d: `M${x + 9} 18l3-14 4 14ZM${x + 35} 18l3-11 4 11Z` },
      { tone: "light", d: `M${x + 24} 19q-4-5 0-11 6 6 2 11Z` },
    ];
  },
  marsh: (chance: Chance): Part[] => [
    { tone: "water", d: "M-30 18q10-6 22 0-11 5-22 0ZM2 12q12-6 26 0-13 5-26 0ZM-4 23q9-5 20 0Z" },
    { tone: "line", d: times(7, (place) => `M${-32 + place * 10 + between(chance, -2, 2)} ${between(chance, 10, 20)}l${between(chance, -2, 2)}-${between(chance, 9, 17)}`).join("") },
  ],
  palisade: (chance: Chance): Part[] => [
    { tone: "wood", d: times(11, (place) => `M${-33 + place * 6} 19v-${between(chance, 15, 19)}l2.500-4 2.500 4v19Z`).join("") },
    { tone: "dark", d: "M-6 19v-13a6 6 0 0 1 12 0v13Z" },
  ],
  field: (chance: Chance): Part[] => [
    { tone: "path", d: "M-38 24L-8 8h16L38 24Z" },
    { tone: "line", d: times(6, (place) => `M${-30 + place * 12} 24L${-6 + place * 2.400} 9`).join("") },
    ...tree(between(chance, -30, -22), 12, 20, false),
    ...house(between(chance, 16, 20), 12, 12, 7),
  ],
};
type Feature = keyof typeof FEATURES;

const ALL = Object.keys(FEATURES) as Feature[];
const FITTING: Record<string, Feature[]> = {
  hostile: ["dead", "ruin", "cave", "barrow", "palisade", "marsh"],
  friendly: ["village", "chapel", "mill", "camp", "field"],
  dreams: ["barrow", "water", "marsh", "wood"],
};

function sky(chance: Chance, seals: readonly string[]): Part[] {
  const x = between(chance, -26, 26);
  if (seals.includes("dreams")) return [{ tone: "light", d: `M${x} -34a8 8 0 1 0 7 11a6.500 6.500 0 0 1-7-11Z` }];
  if (seals.includes("hostile")) return [{ tone: "line", d: `M${x - 8} -26q3-4 5 0q2-4 5 0m5-6q3-4 5 0q2-4 5 0` }];
  return pick(chance, [
    [{ tone: "light", d: `M${x} -31a6 6 0 1 0 .1 0Z` }],
    [{ tone: "far", d: `M${x - 12} -24q0-5 6-4 2-5 8-2 7-2 7 6Z` }],
    [],
  ] as Part[][]);
}

/** Return the drawing of the location with this number, from back to front. */
export function drawingOf(number: number, seals: readonly string[]): Part[] {
  const chance = chanceOf(number);
  const fitting = seals.flatMap((seal) => FITTING[seal] ?? []);
  // Consecutive numbers get different features.
  const choice = fitting.length ? fitting : ALL;
  const feature = choice[(number * 7 + 3) % choice.length]!;
  return [...sky(chance, seals), ...hills(chance), ...FEATURES[feature](chance)];
}
