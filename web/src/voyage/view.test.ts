import { describe, expect, it } from "vitest";
import { foldOf } from "../testing/events";
import { name } from "../testing/words";
import { VOYAGE } from "./kit";
import { pointsNow, ROLES } from "./roles";
import { CELLS, cellAt, placeOf } from "./sea";
import { courseFrom, foldFor, shipOf, sum, tileAt, type VoyageView } from "./view";

type Told = [kind: string, data?: Record<string, any>];
const at = (reader: number | null, ...told: Told[]) => foldOf(foldFor(reader), ...told);

const ROWS = ["~~~~~~~", "~+~~~o~", "~~???~~", "~~???~~", "~~???~~", "~~~~~~~", "~o~~~+~", "~~~~~~~", "^^^S^^^"];
const START = cellAt(8, 3);
const LAID: Told[] = [["map_laid", { rows: ROWS }]];
const TURN: Told[] = [...LAID, ["turn_started", { turn: 1, captain: 1, directions: ["north", "east"] }]];

describe("the map", () => {
  it("has the ship at its start", () => {
    const view = at(null, ...LAID);
    expect([shipOf(view), tileAt(view, START)]).toEqual([START, "start"]);
    expect(courseFrom(view, "north")).toEqual({ cell: cellAt(7, 3) });
    expect(shipOf(at(null))).toBeNull();
  });

  it("learns what is turned, and the ship is there", () => {
    const view = at(null, ...TURN, ["tile_turned", { row: 7, column: 3, tile: "cross_island", fog: false }]);
    expect([shipOf(view), tileAt(view, cellAt(7, 3))]).toEqual([cellAt(7, 3), "cross_island"]);
    expect(view.turns.at(-1)!.cell).toBe(cellAt(7, 3));
  });

  it("keeps fog as fog, and what was found in it beside", () => {
    const cell = cellAt(3, 3);
    const view = at(null, ...TURN, ["tile_turned", { row: 3, column: 3, tile: "avalon", fog: true }]);
    expect([view.tiles[cell], view.found[cell], tileAt(view, cell)]).toEqual(["fog", "avalon", "avalon"]);
  });
});

describe("a turn", () => {
  it("keeps what was offered, voted and sailed", () => {
    const view = at(
      null,
      ...TURN,
      ["preferred_shown", { captain: 1, direction: "north" }],
      ["votes_shown", { votes: ["white", "black", "black"] }],
      ["course_set", { direction: "east", card: "alternative", by: "majority" }],
    );
    expect(view.turns).toEqual([
      {
        ...{ turn: 1, captain: 1, directions: ["north", "east"], preferred: "north", alternative: "east" },
        ...{ votes: ["white", "black", "black"], direction: "east", card: "alternative", by: "majority", cell: null },
      },
    ]);
  });

  it("tells the alternative only to the captain, unless it wins", () => {
    const hidden: Told = ["answered", { seat: 1, kind: "choose_alternative", value: "east" }];
    const untold: Told = ["answered", { seat: 1, kind: "choose_alternative" }];
    expect(at(1, ...TURN, hidden).turns.at(-1)!.alternative).toBe("east");
    const others = at(0, ...TURN, untold, ["course_set", { direction: "north", card: "preferred", by: "majority" }]);
    expect(others.turns.at(-1)!.alternative).toBeNull();
  });

  it("is answered like any question", () => {
    const options = { type: "one_of", values: ["white", "black"] };
    const asked: Told[] = [...TURN, ["asked", { seat: 0, kind: "vote", id: 4, options }]];
    expect(at(0, ...asked).question?.id).toBe(4);
    expect(at(0, ...asked, ["answered", { seat: 0, kind: "vote", value: "white" }])).toMatchObject({ question: null, asked: {} });
  });
});

describe("points", () => {
  /** A view of a ship that has visited these tiles, in the fog or not. */
  function visited(tiles: [tile: string, fog?: boolean][], places = CELLS.filter((cell) => placeOf(cell)[0] > 0)): VoyageView {
    const told = tiles.map(([tile, fog = false], place): Told => {
      const [row, column] = placeOf(places[place]!);
      return ["tile_turned", { row, column, tile, fog }];
    });
    return at(null, ["game_started", { sailor_points: "2/5" }], ...told);
  }
  const INNER = CELLS.filter((cell) => placeOf(cell)[0] > 0 && placeOf(cell)[0] < 8 && placeOf(cell)[1] > 0 && placeOf(cell)[1] < 6);
  const total = (role: string, view: VoyageView) => sum(pointsNow(role, view));
  const islands = (count: number): [string][] => Array(count).fill(["plain_island"]);

  it("of admiral and traitor turn on Avalon and on the fifth island", () => {
    expect([total("admiral", visited(islands(4))), total("traitor", visited(islands(4)))]).toEqual([3, 5]);
    expect([total("admiral", visited(islands(5))), total("traitor", visited(islands(5)))]).toEqual([0, 8]);
    const found = visited([...islands(5), ["avalon", true]]);
    expect([total("admiral", found), total("traitor", found)]).toEqual([5, 3]);
  });

  it("of cabin boy and merchant come from islands", () => {
    const view = visited([["cross_island"], ["plain_island"], ["cross_island"], ["avalon", true]]);
    expect(pointsNow("cabin_boy", view)).toEqual({ islands: 3, avalon: 2 });
    expect(pointsNow("merchant", view)).toEqual({ cross_islands: 4, avalon: 1 });
  });

  it("of the explorer come from fog and every two tiles at the border, Avalon apart", () => {
    const fog = visited([["open_sea", true], ["avalon", true], ["open_sea"]], INNER);
    expect(pointsNow("explorer", fog)).toEqual({ fog: 1, avalon: 3 });
    const border = [0, 1, 2].map((column) => cellAt(0, column));
    expect(pointsNow("explorer", visited([["open_sea"], ["open_sea"], ["open_sea"]], border))).toEqual({ border: 1 });
  });

  it("of the sailor are rounded down in sum", () => {
    const sea = (count: number) => visited(Array(count).fill(["open_sea"]));
    expect([2, 3, 5, 9, 10].map((count) => total("sailor", sea(count)))).toEqual([0, 1, 2, 3, 4]);
  });

  it("leave noughts out, and an unknown role has none", () => {
    expect(pointsNow("cabin_boy", visited([]))).toEqual({});
    expect(pointsNow("pirate", visited(islands(3)))).toEqual({});
    expect(ROLES.map((role) => total(role, visited([])))).toEqual([3, 0, 0, 5, 0, 0]);
  });

  it("turn the cards so that those with most turn last", () => {
    const view = at(
      null,
      ["game_started", { seats: 3 }],
      ["points_counted", { points: [{ avalon: 5 }, { islands: 1 }, { islands: 2, avalon: 2 }] }],
    );
    expect(VOYAGE.ending(view, name).order).toEqual([1, 2, 0]);
  });
});
