import { describe, expect, it } from "vitest";
import type { Book } from "./book.svelte";
import { drawingOf } from "./drawings";
import { fitting } from "./hints.svelte";
import { neighbour } from "./island";
import { decider, together } from "./joint";
import { Lens } from "./lens.svelte";
import type { GrailPlace, GrailScene } from "./scene";

const place = (number: number, row: number, column: number) => ({ number, row, column }) as GrailPlace;

describe("drawings", () => {
  it("are determined by the number, and differ between numbers", () => {
    expect(drawingOf(12, ["hostile"])).toEqual(drawingOf(12, ["hostile"]));
    const drawn = Array.from({ length: 60 }, (_, number) => JSON.stringify(drawingOf(number, [])));
    expect(new Set(drawn).size).toBe(60);
  });

  it("stay within their card", () => {
    for (let number = 0; number < 200; number += 1) {
      const numbers = drawingOf(number, []).flatMap((part) => [...part.d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map((match) => Number(match[1])));
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(42);
    }
  });
});

describe("arrow keys", () => {
  const [middle, north, far, aside] = [place(1, 0, 0), place(2, -1, 0), place(3, -2, 0), place(4, -1, 1)];
  const places = [middle, north, far, aside];

  it("move to the nearest place ahead", () => {
    expect(neighbour(places, middle, "ArrowUp")).toBe(north);
    expect(neighbour(places, middle, "ArrowRight")).toBe(aside);
    expect(neighbour(places, middle, "ArrowDown")).toBeNull();
  });
});

describe("the zoom", () => {
  const look = (width: number, height: number) => {
    const lens = new Lens(
      () => ({ x: 0, y: 0, width: 1000, height: 1000 }),
      () => ({ x: 100, y: 100 }),
    );
    [lens.width, lens.height] = [width, height];
    return lens;
  };

  it("shows the whole map if it fits", () => {
    const lens = look(1200, 1000);
    expect(lens.isWhole).toBe(true);
    expect(lens.view.height).toBe(1000);
  });

  it("is legible on a small screen, around the reader's own place, and stays on the map", () => {
    const lens = look(390, 300);
    expect(lens.isWhole).toBe(false);
    expect(lens.view).toMatchObject({ x: 0, y: 0 });
    lens.whole();
    expect(lens.isWhole).toBe(true);
    for (let times = 0; times < 20; times += 1) lens.nearer();
    expect(lens.isNearest).toBe(true);
  });
});

describe("joint choices", () => {
  const scene = { chronicler: null, asked: { 0: "choose_verse", 1: "choose_verse" }, characters: [{ tile: "late" }, { tile: "early" }] } as unknown as GrailScene;
  const book = { catalogue: { characters: { late: { number: 4 }, early: { number: 2 } } } } as unknown as Book;

  it("are decided by the chronicler, else by the lowest number", () => {
    expect(decider([0, 1], scene, book)).toBe(1);
    expect(decider([0, 1], { ...scene, chronicler: 0 }, book)).toBe(0);
  });

  it("belong to the seats of the question, else to all asked seats", () => {
    expect(together({ kind: "choose_verse", about: { seats: [0, 1] } }, [])).toEqual([0, 1]);
    expect(together({ kind: "vote", about: {} }, [0, 1])).toEqual([0, 1]);
    expect(together({ kind: "act", about: {} }, [0, 1])).toEqual([]);
  });
});

describe("hints", () => {
  it("fit the scene", () => {
    expect(fitting({ encounter: { kind: "diplomacy" } } as GrailScene, true)).toEqual(["parley", "row", "hand"]);
    const day = { encounter: null, party: null, stage: "day" } as GrailScene;
    expect(fitting(day, true).slice(0, 3)).toEqual(["welcome", "box", "day"]);
    expect(fitting(day, false)).not.toContain("box");
  });
});
