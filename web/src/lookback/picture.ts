/** A finished game as one picture: ending, players with their cards, and every vote. */

import { COATS } from "../art/coats";
import type { Session } from "../session.svelte";

/** One vote of a game, as a row of the picture. */
export interface Row {
  label: string;
  /** By seat: for, against, or no vote. */
  votes: (boolean | null)[];
  /** The seats that the vote was about. */
  team: number[];
  /** The result, if the vote led to one. */
  result: "good" | "evil" | null;
  /** Whether a single vote decided it. */
  isTurning: boolean;
}

const WIDTH = 1080;
const EDGE = 60;
const LABEL = 110;
const ROW = 44;
const TOP = 250;
const PEOPLE = 190;
const GROUNDS = { good: ["#3565b0", "#122144"], evil: ["#98301f", "#37100b"], "": ["#5a3d1a", "#20150b"] };
const OUTLINE = "M3 3h42v22c0 14-9 22-21 28C12 47 3 39 3 25Z";

const plain = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** Return a centred text, shrunk to fit into `room`. */
function text(words: string, x: number, y: number, size: number, room: number, more = ""): string {
  const fitting = Math.min(size, (room / Math.max(1, words.length)) * 1.75);
  return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${fitting.toFixed(1)}" ${more}>${plain(words)}</text>`;
}

/** Return a centred text, in two lines if it is long. */
function lines(words: string, x: number, y: number, size: number, room: number, more: string): string {
  const middle = words.length / 2;
  const gaps = [...words.matchAll(/ /g)].map(({ index }) => index);
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (words.length < 12 || gap === undefined) return text(words, x, y, size, room, more);
  return text(words.slice(0, gap), x, y, size, room, more) + text(words.slice(gap + 1), x, y + size, size, room, more);
}

function shield(number: number, x: number, y: number, place: number): string {
  const coat = COATS[number % COATS.length]!;
  const parts = coat.parts.map(([d, tincture]) => `<path d="${d}" fill="${tincture}"/>`).join("");
  return `<g transform="translate(${x - 26} ${y}) scale(1.1)"><clipPath id="coat${place}"><path d="${OUTLINE}"/></clipPath><g clip-path="url(#coat${place})"><path d="${OUTLINE}" fill="${coat.field}"/>${parts}</g><path d="${OUTLINE}" fill="none" stroke="#d8b262" stroke-width="2"/></g>`;
}

/** Return the sign of a vote: a tick on a light disc for, a cross on a dark disc against. */
function vote(isFor: boolean, x: number, y: number): string {
  const sign = isFor ? "M-6 0l4 5 8-10" : "M-5-5l10 10M5-5l-10 10";
  return `<g transform="translate(${x} ${y})"><circle r="14" fill="${isFor ? "#f1e8d3" : "#2b2724"}" stroke="#d8b262"/><path d="${sign}" fill="none" stroke="${isFor ? "#1d3a6b" : "#f1a08f"}" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** Return the picture as SVG; null before the outcome. It contains no room code, so that viewers cannot join. */
export function pictureOf(session: Session<any>): string | null {
  const { scene, kit } = session;
  if (!scene.outcome) return null;
  const name = (seat: number) => session.name(seat);
  const ending = kit.ending(scene, name);
  const rows = kit.rows?.(scene) ?? [];
  const seats = Array.from({ length: scene.seats }, (_, seat) => seat);
  const column = (WIDTH - 2 * EDGE - LABEL) / seats.length;
  const x = (seat: number) => EDGE + LABEL + column * (seat + 0.5);
  const height = TOP + PEOPLE + rows.length * ROW + 70;
  const [light, dark] = GROUNDS[ending.tone];
  const people = seats.map((seat) => {
    const won = scene.outcome!.winners.includes(seat);
    return [
      shield(session.shield(seat), x(seat), TOP, seat),
      text(name(seat), x(seat), TOP + 92, 24, column - 8, `fill="${won ? "#ffe1a0" : "#fff3dc"}" font-weight="700"`),
      lines(kit.cardInWords(kit.cardOf(scene, seat)!), x(seat), TOP + 120, 20, column - 8, 'fill="#f1e8d3" font-style="italic"'),
      won ? text("★", x(seat), TOP + 170, 22, column, 'fill="#ffe1a0"') : "",
    ].join("");
  });
  const votes = rows.map((row, place) => {
    const y = TOP + PEOPLE + place * ROW;
    const middle = y + ROW / 2;
    const mark = row.result ? `<rect x="${EDGE}" y="${y + 6}" width="10" height="${ROW - 12}" rx="3" fill="${row.result === "good" ? "#8fb6f2" : "#f1a08f"}"/>` : "";
    return [
      place % 2 ? "" : `<rect x="${EDGE}" y="${y}" width="${WIDTH - 2 * EDGE}" height="${ROW}" fill="#000" opacity="0.18"/>`,
      mark,
      text(row.label + (row.isTurning ? " !" : ""), EDGE + 60, middle + 8, 22, LABEL, `fill="${row.isTurning ? "#ffe1a0" : "#fff3dc"}"`),
      ...row.team.map((seat) => `<rect x="${x(seat) - 21}" y="${y + 2}" width="42" height="${ROW - 4}" rx="8" fill="#c2933d" opacity="0.45"/>`),
      ...seats.flatMap((seat) => (row.votes[seat] == null ? [] : [vote(row.votes[seat]!, x(seat), middle)])),
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Alegreya, Georgia, serif"><defs><radialGradient id="ground" cx="0.5" cy="0" r="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#ground)"/><rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" rx="18" fill="none" stroke="#c2933d" stroke-width="3"/>${text(ending.headline, WIDTH / 2, 110, 64, WIDTH - 2 * EDGE, 'fill="#ffe1a0" font-weight="800"')}${text(ending.reason, WIDTH / 2, 162, 28, WIDTH - 2 * EDGE, 'fill="#fff3dc"')}${text(ending.more, WIDTH / 2, 202, 24, WIDTH - 2 * EDGE, 'fill="#f1e8d3"')}${people.join("")}${votes.join("")}${text("Afallon", WIDTH / 2, height - 30, 24, 300, 'fill="#c2933d"')}</svg>`;
}

export const asAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Return the picture as PNG, for places that do not accept SVG. */
export async function asPng(svg: string): Promise<Blob> {
  const drawing = new Image();
  drawing.src = asAddress(svg);
  await drawing.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
  canvas.getContext("2d")!.drawImage(drawing, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
