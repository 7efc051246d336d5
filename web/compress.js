// Last build step: compress every text file in a folder, so that the server does not compress per request.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Fonts are already compressed, and the server renders index.html per language.
const TEXT = /\.(js|css|svg|webmanifest)$/;

const SMALLER = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => gzipSync(content, { level: 9 }),
};

const folder = argv[2];
for (const name of readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name))) {
  const path = join(folder, name);
  const content = readFileSync(path);
  for (const [ending, compress] of Object.entries(SMALLER)) {
    const made = compress(content);
    if (made.length < content.length) writeFileSync(`${path}.${ending}`, made);
  }
}
