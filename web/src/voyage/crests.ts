/** The drawings in the crests of the six roles, as paths in a 48 × 48 square. */

export const CRESTS: Record<string, string> = {
  // A cocked hat over a star.
  admiral:
    "M7 27c3-11 9-16 17-16s14 5 17 16c-5-3-11-4-17-4s-12 1-17 4Zm17-10v.1M24 30l2 4.5 5 .5-4 3.2 1.2 4.8L24 40.5 19.8 43l1.2-4.8-4-3.2 5-.5Z",
  // A bucket.
  cabin_boy: "M13 20h22l-3 19H16Zm0 0c0-14 22-14 22 0M14.5 28h19",
  // Scales.
  merchant: "M24 8v30m-8 2h16M11 14h26M11 14l-5 13h10Zm26 0-5 13h10ZM6 27c1 5 9 5 10 0m16 0c1 5 9 5 10 0",
  // A mask on a stick.
  traitor:
    "M7 16c10-5 24-5 34 0 0 12-6 19-13 19-2 0-3-3-4-3s-2 3-4 3C13 35 7 28 7 16Zm7 6c3-2 6-2 8 1-3 2-6 2-8-1Zm20 0c-3-2-6-2-8 1 3 2 6 2 8-1Z",
  // A compass.
  explorer: "M24 7a17 17 0 1 0 .1 0ZM31 17l-4 10-10 4 4-10Zm-7-7v3m0 22v3M10 24h3m22 0h3",
  // A sail over the waves.
  sailor: "M24 6v26M24 8c9 5 13 12 13 20H24ZM21 13c-5 4-8 9-8 15h8M8 34q4-4 8 0t8 0 8 0 8 0M8 41q4-4 8 0t8 0 8 0 8 0",
};

export const ROLES = Object.keys(CRESTS);
