/** The drawings inside the crests, as lines in a square of 48: one for each character, module and plot card. */

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
  // A lance with its pennon and a shield; the evil one is turned about, its pennon torn.
  good_lancelot: "M22 5v38M22 8h16l-5 5 5 5H22M26 25h13v7c0 5-3 8-6.500 10-3.500-2-6.500-5-6.500-10Z",
  evil_lancelot: "M26 5v38M26 8H10l4 2-4 3 5 2-5 3h16M9 25h13v7c0 5-3 8-6.500 10C12 40 9 37 9 32Zm0 0 12 11",
  // A crook.
  cleric: "M20 43V17c0-11 17-11 17 0 0 8-11 9-12 2 0-3 3-5 6-4M14 34h12",
  // A torch.
  troublemaker:
    "M20 43l1-19h6l1 19ZM16 24h16M24 20c-7 0-8-6-5-11 0 3 2 4 3 3-1-4 1-8 5-9-2 5 5 7 4 12 0 3-3 5-7 5Z",
  // A sword that is not whole.
  untrustworthy_servant:
    "M24 5l3 4v9l-6 3V9ZM21 26l6-3v8h-6ZM14 31h20M24 31v6m-2.500 3.500a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0Z",
  // A die, and a key with a pick.
  good_rogue: "M10 15l14-6 14 6v17l-14 8-14-8Zm0 0 14 7 14-7M24 22v18M24 14.500h.1M16 25h.1m2 7h.1M30 28h.1m4-3h.1m-2 8h.1",
  evil_rogue: "M15 8a7 7 0 1 0 .1 0Zm5 12 16 19m-4-5-3 3m-1-8-3 3M38 9 24 25M38 9l4 3",
  // A staff with a star, and a cauldron.
  good_sorcerer: "M24 22v21M24 4l3 6 7 1-5 5 1 7-6-3.500-6 3.500 1-7-5-5 7-1ZM18 43h12M11 30h.1M37 30h.1",
  evil_sorcerer: "M10 24h28c0 10-5 16-14 16S10 34 10 24Zm-3 0h34M17 39l-3 5m17-5 3 5M17 19c-4-3 2-5-1-9m8 9c-4-4 2-6-1-11m8 11c-4-3 2-5-1-9",
  // A sealed scroll, a dove, and a raven.
  senior_messenger: "M14 9h20v24c0 4 2 6 5 6H17c-3 0-5-2-5-6M14 9c-5 0-5 7 0 7h4M14 9v24M20 20h9m-9 5h9M28 30a3.500 3.500 0 1 0 .1 0Zm-2 6-2 6m6-6 2 6",
  junior_messenger: "M7 34c3 4 8 6 13 6 9 0 15-6 15-16l5-4-6-1c-2-4-8-4-10 0-1 3-2 5-5 6-4 0-8-3-10-9-3 6-1 12 5 15ZM31 21h.1M19 25C17 17 13 12 7 10c2-2 15-3 18 8",
  evil_messenger: "M7 39l10-8c-5-9 0-19 10-19 3 0 5 1 7 3l7 3-7 2c0 10-6 17-17 17-4 0-7 1-10 2Zm21-22h.1M15 27c7 1 11-2 13-6M20 37l-1 6m6-7 1 6",
  // A moon with a whirl.
  lunatic: "M29 6a19 19 0 1 0 12 28A16 16 0 0 1 29 6ZM22 23a3 3 0 1 1-3 3 6.500 6.500 0 1 1 6.500 6.500",
  // A club.
  brute: "M9 42l13-19M13 44l14-18M31 6c7 1 10 7 8 13-2 7-9 10-15 8-5-3-6-9-2-15 2-4 5-6 9-6Zm-2 6h.1m5 5h.1m-8 3h.1",
  // A curtain that opens on an eye.
  revealer: "M8 9h32M11 9c0 12-1 22-3 31 8-1 11-9 11-18M37 9c0 12 1 22 3 31-8-1-11-9-11-18M17 26c4-5 10-5 14 0-4 5-10 5-14 0Zm7-1v.1",
  // Two masks, one of which smiles.
  trickster: "M6 12c6-3 13-3 18 0v13c0 6-4 11-9 13-5-2-9-7-9-13Zm20 5c5-2 11-2 16 1v11c0 6-3 10-8 12-4-1-6-4-8-8M11 20h3m3 0h3M11 29c2 3 6 3 8 0M30 25h2m4 0h2M31 34c2-3 4-3 6 0",
  // A sword in a stone.
  excalibur: "M24 4a2 2 0 1 0 .1 0ZM24 8v6M15 14h18M22 14v16m4-16v16M8 43c0-9 5-13 16-13s16 4 16 13ZM16 37l4 3m10-5-4 4",
  // A card with two arrows, and a row of cards.
  lancelot_variant_1: "M13 6h22v36H13ZM18 19h12l-4-4m4 14H18l4 4",
  lancelot_variant_2: "M5 17h6v13H5Zm8 0h6v13h-6Zm8 0h6v13h-6Zm8 0h6v13h-6Zm8 0h6v13h-6ZM13 36h22l-4-3.500m4 3.500-4 3.500M35 11H13l4-3.500M13 11l4 3.500",
  // A fan of cards.
  plot_cards: "M19 13l14-4 8 24-14 5ZM19 13l-6 1 2 25h12M13 17l-6 3 6 20 4-1M28 18l4 4-2 5-4-4Z",
  // A signpost.
  quest_selection: "M24 5v38M24 9h12l5 4.500-5 4.500H24Zm0 12H12l-5 4.500 5 4.500h12ZM17 43h14",
  // A trap with teeth.
  trapper: "M7 31c0-13 8-20 17-20s17 7 17 20M7 31l4-5 4 6 4-6 5 6 5-6 4 6 4-6 4 5M7 36h34M24 11V7M20 36v6h8v-6",
  // A lantern: the watch token.
  watch: "M18 15h12l4 6v16H14V21Zm2 0c0-8 8-8 8 0M13 42h22M24 24c4 4 4 7 0 10-4-3-4-6 0-10Z",
  // The plot cards: a glass, swords, a fist, a face, a crown, a bow, a banner, a ray of light, a wreath.
  are_you_the_one: "M20 8a12 12 0 1 0 .1 0ZM29 29l11 12M16 17h.1M24 17h.1M15 23c3 4 7 4 10 0",
  have_at_you: "M9 8l24 24M39 8 15 32M28 36l8-8m-3 3 7 7M20 36l-8-8m3 3-7 7",
  show_your_strength: "M16 42V30c-4-3-5-7-4-12 0-4 2-6 5-6h14c4 0 6 3 6 8s-2 8-5 10v12ZM18 12v8m6-8v8m6-8v8m7 0c-5 3-12 1-13-3",
  show_your_nature: "M9 12c10-4 20-4 30 0 0 14-6 24-15 28C15 36 9 26 9 12Zm8 9c2-2 4-2 6 0m3 0c2-2 4-2 6 0M18 29c3 4 9 4 12 0",
  the_king_returns: "M9 33 6 14l9 8 9-14 9 14 9-8-3 19ZM9 39h30",
  ambush: "M13 7c16 4 24 18 22 34M13 7l22 34M8 36l25-18m-7-1 7 1-2 7M8 36l1-5m-1 5h5",
  leading_to_victory: "M13 5v38M13 8h26l-6 7 6 7H13M8 43h10",
  we_found_you: "M24 5v7M10 9l4 6M38 9l-4 6M8 30c9-11 23-11 32 0-9 11-23 11-32 0Zm16-5a5 5 0 1 0 .1 0Z",
  restore_your_honour: "M23 42C12 40 7 31 8 17M25 42c11-2 16-11 15-25M8 17c5 0 6 4 5 7m-3 4c5-1 7 2 7 5m0 5c3-3 6-2 7 2M40 17c-5 0-6 4-5 7m3 4c-5-1-7 2-7 5m0 5c-3-3-6-2-7 2",
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
