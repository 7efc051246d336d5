/** The drawings inside the crests, as lines in a square of 48: one for each character and module. */

export const CRESTS: Record<string, string> = {
  // An eye that sees, under a star.
  merlin:
    "M10 29c7-9 21-9 28 0-7 9-21 9-28 0Zm14-4.500a4.500 4.500 0 1 0 .1 0ZM24 7l1.700 4.300L30 13l-4.300 1.700L24 19l-1.700-4.300L18 13l4.300-1.700Z",
  // The cup.
  percival:
    "M14 12h20c0 9-4 14-10 14s-10-5-10-14Zm10 14v9m-7 3c1-2 4-3 7-3s6 1 7 3ZM14 15h-4c0 5 2 7 6 7m18-7h4c0 5-2 7-6 7",
  // A plain sword, point up.
  servant: "M24 7l3 4v19h-6V11Zm-8 23h16M24 30v7m-2.500 3a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0Z",
  // A dagger, point down, and a drop.
  assassin:
    "M21 8h6v5h-6Zm-6 5h18m-12 0v14l3 6 3-6V13M24 36c2 2.500 2.500 3.500 2.500 4.500a2.500 2.500 0 1 1-5 0c0-1 .5-2 2.500-4.500Z",
  // Two crescents that mirror each other.
  morgana:
    "M21 10a14 14 0 1 0 0 28c-6-4-8-9-8-14s2-10 8-14Zm6 0a14 14 0 1 1 0 28c6-4 8-9 8-14s-2-10-8-14ZM24 20l1.500 4-1.500 4-1.500-4Z",
  // A crown that is broken.
  mordred: "M10 34V18l7 6 4-10 2 5-3 5 4 4-3 6m4 0 2-5-3-5 3-4 2-6 4 10 7-6v16M10 38h10m6 0h12",
  // Antlers over a mask.
  oberon:
    "M24 40c-5-3-7-8-6-14h12c1 6-1 11-6 14Zm-6-14c-6-1-9-6-8-13m2 8c-3 0-5-1-6-4m24 9c6-1 9-6 8-13m-2 8c3 0 5-1 6-4M21 30h1m4 0h1",
  // A horned helm.
  minion: "M14 38V26a10 10 0 0 1 20 0v12h-6v-8h-8v8Zm0-13C9 23 7 18 8 11c2 5 5 7 9 7m17 7c5-2 7-7 6-14-2 5-5 7-9 7",
  // An arm with a sword out of the water.
  lady_of_the_lake: "M24 6l2 3v14h-4V9Zm-5 17h10M24 23v11M8 35q4-4 8 0t8 0 8 0 8 0M8 41q4-4 8 0t8 0 8 0 8 0",
  // The roles of Voyage. A cocked hat over a star.
  admiral: "M7 27c3-11 9-16 17-16s14 5 17 16c-5-3-11-4-17-4s-12 1-17 4Zm17-10v.1M24 30l2 4.500 5 .5-4 3.200 1.200 4.800L24 40.500 19.800 43l1.200-4.800-4-3.200 5-.5Z",
  // A bucket.
  cabin_boy: "M13 20h22l-3 19H16Zm0 0c0-14 22-14 22 0M14.500 28h19",
  // Scales.
  merchant: "M24 8v30m-8 2h16M11 14h26M11 14l-5 13h10Zm26 0-5 13h10ZM6 27c1 5 9 5 10 0m16 0c1 5 9 5 10 0",
  // A mask on a stick.
  traitor: "M7 16c10-5 24-5 34 0 0 12-6 19-13 19-2 0-3-3-4-3s-2 3-4 3C13 35 7 28 7 16Zm7 6c3-2 6-2 8 1-3 2-6 2-8-1Zm20 0c-3-2-6-2-8 1 3 2 6 2 8-1Z",
  // A compass.
  explorer: "M24 7a17 17 0 1 0 .1 0ZM31 17l-4 10-10 4 4-10Zm-7-7v3m0 22v3M10 24h3m22 0h3",
  // A sail over the waves.
  sailor: "M24 6v26M24 8c9 5 13 12 13 20H24ZM21 13c-5 4-8 9-8 15h8M8 34q4-4 8 0t8 0 8 0 8 0M8 41q4-4 8 0t8 0 8 0 8 0",
  // A closed eye: nothing is known.
  unknown: "M10 22c7 9 21 9 28 0M13 27l-3 4m8-1-2 5m8-4v5m6-6 2 5m3-8 3 4",
};
