import { describe, expect, it } from "vitest";
import { at, cornerOf, edgeFrom, HEIGHT, line, MARGIN, middleOf, WIDTH } from "./chart";
import { CELLS, cellAt, COLUMNS, DIRECTIONS, hasNeighbour, neighbourOf, placeOf, ROWS, tilesOf } from "./sea";

describe("the sea", () => {
  it("maps cells to rows and columns and back", () => {
    expect(CELLS).toHaveLength(ROWS * COLUMNS);
    for (const cell of CELLS) expect(cellAt(...placeOf(cell))).toBe(cell);
  });

  it("has neighbours only on the map, and neighbours are mutual", () => {
    const back = { north: "south", east: "west", south: "north", west: "east" } as const;
    for (const cell of CELLS) {
      const [row, column] = placeOf(cell);
      const open = DIRECTIONS.filter((direction) => hasNeighbour(cell, direction));
      expect(open.length === 4).toBe(row > 0 && row < ROWS - 1 && column > 0 && column < COLUMNS - 1);
      for (const direction of open) {
        expect(hasNeighbour(neighbourOf(cell, direction), back[direction])).toBe(true);
        expect(neighbourOf(neighbourOf(cell, direction), back[direction])).toBe(cell);
      }
    }
    expect(neighbourOf(cellAt(4, 3), "north")).toBe(cellAt(3, 3));
    expect(neighbourOf(cellAt(4, 3), "west")).toBe(cellAt(4, 2));
  });

  it("parses tiles from symbols; other symbols are unknown tiles", () => {
    expect(tilesOf(["~+o", "?^S", "A.x"])).toEqual([
      ...["open_sea", "cross_island", "plain_island"],
      ...["fog", "coast", "start"],
      ...["avalon", "unknown", "unknown"],
    ]);
  });
});

describe("the chart", () => {
  it("places every cell inside its frame", () => {
    expect(cornerOf(0)).toEqual([MARGIN, MARGIN]);
    expect(cornerOf(CELLS.length - 1)).toEqual([WIDTH - MARGIN - 100, HEIGHT - MARGIN - 100]);
    expect(middleOf(cellAt(1, 2))).toEqual([MARGIN + 250, MARGIN + 150]);
  });

  it("draws a line through points, and nothing without points", () => {
    expect(line([[1, 2], [3, 4], [5, 6]])).toBe("M1 2L3 4L5 6");
    expect(line([])).toBe("");
    expect(at([7, 8])).toBe("translate(7 8)");
  });

  it.each([
    ["north", [200, MARGIN - 10]],
    ["south", [200, HEIGHT - MARGIN + 10]],
    ["west", [MARGIN - 10, 300]],
    ["east", [WIDTH - MARGIN + 10, 300]],
  ] as const)("leaves the map to the %s", (direction, point) => {
    expect(edgeFrom([200, 300], direction, 10)).toEqual(point);
  });
});
