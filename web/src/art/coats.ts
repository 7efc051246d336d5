/** Sixteen coats of arms, each a field with partitions and charges, in heraldic tinctures. */

const AZURE = "#2c5596";
const GULES = "#a5302a";
const VERT = "#2c6a48";
const SABLE = "#2b2724";
const PURPURE = "#69407e";
const OR = "#dcab45";
const ARGENT = "#f1e8d3";

export interface Coat {
  field: string;
  /** Paths drawn over the field, each with its tincture. */
  parts: [d: string, tincture: string][];
}

const STAR = "M24 13l3.100 7.700 8.300.6-6.400 5.300 2 8.100-7-4.400-7 4.400 2-8.100-6.400-5.300 8.300-.6Z";
const CROSS = "M20 0h8v20h20v8H28v28h-8V28H0v-8h20Z";
const WAVE = (y: number) => `M0 ${y}q6-5 12 0t12 0 12 0 12 0v6q-6 5-12 0t-12 0-12 0-12 0Z`;
const CHEVRON = (y: number) => `M0 ${y + 18}L24 ${y}l24 18v9L24 ${y + 9} 0 ${y + 27}Z`;

export const COATS: Coat[] = [
  { field: AZURE, parts: [[STAR, OR]] },
  {
    field: GULES,
    parts: [["M14 40V22h-2v-8h5v4h4v-4h6v4h4v-4h5v8h-2v18h-7v-7a3 3 0 0 0-6 0v7Z", ARGENT]],
  },
  {
    field: VERT,
    parts: [["M24 10c7 0 11 5 10 10 4 2 4 9-2 10-2 3-6 3-6 3v9h-4v-9s-4 0-6-3c-6-1-6-8-2-10-1-5 3-10 10-10Z", OR]],
  },
  { field: SABLE, parts: [[CROSS, ARGENT]] },
  { field: OR, parts: [["M-6 6L6-6l48 50-12 12Z", GULES]] },
  { field: ARGENT, parts: [[CHEVRON(14), AZURE]] },
  { field: PURPURE, parts: [["M30 12a14 14 0 1 0 4 24 12 12 0 1 1-4-24Z", OR]] },
  {
    field: AZURE,
    parts: [
      ["M24 0h24v56H24Z", ARGENT],
      ["M24 16a9 9 0 0 0 0 18Z", ARGENT],
      ["M24 16a9 9 0 0 1 0 18Z", AZURE],
    ],
  },
  {
    field: GULES,
    parts: [
      [CHEVRON(6), OR],
      [CHEVRON(23), OR],
    ],
  },
  {
    field: VERT,
    parts: [["M9 25c6-9 18-9 24-2l6-5v14l-6-5c-6 7-18 7-24-2Zm7-1.500a1.500 1.500 0 1 0 .1 0Z", ARGENT]],
  },
  {
    field: OR,
    parts: [["M11 19c4-5 10-4 12 0l14 12 4 9-9-4c-6 2-12 0-14-5l-1-8c-2-2-4-3-6-4Zm9 17 2 6m4-6 2 6", SABLE]],
  },
  {
    field: ARGENT,
    parts: [
      [
        "M24 12a6 6 0 0 1 5.600 8.300 6 6 0 0 1 3.500 10.600A6 6 0 0 1 24 36.500a6 6 0 0 1-9.100-5.600 6 6 0 0 1 3.500-10.600A6 6 0 0 1 24 12Z",
        GULES,
      ],
      ["M24 21a4.500 4.500 0 1 1-.1 0Z", OR],
    ],
  },
  {
    field: AZURE,
    parts: [
      [WAVE(12), ARGENT],
      [WAVE(25), ARGENT],
      [WAVE(38), ARGENT],
    ],
  },
  {
    field: SABLE,
    parts: [
      [
        "M0 0h12v14H0ZM24 0h12v14H24ZM12 14h12v14H12ZM36 14h12v14H36ZM0 28h12v14H0ZM24 28h12v14H24ZM12 42h12v14H12Z",
        OR,
      ],
    ],
  },
  { field: GULES, parts: [["M-4 4L4-4l20 22L44-4l8 8-21 22 21 22-8 8-20-22-20 22-8-8 21-22Z", ARGENT]] },
  {
    field: VERT,
    parts: [
      ["M48 0v56H0Z", OR],
      ["M24 17a9 9 0 1 1-.1 0Z", ARGENT],
    ],
  },
];
