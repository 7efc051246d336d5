import { describe, expect, it } from "vitest";
import type { Event } from "../wire/protocol";
import { momentsOf } from "./moments";

let number = 0;
const event = (kind: string, text = kind, data: Record<string, unknown> = {}): Event => ({ number: (number += 1), kind, data, text });

describe("moments", () => {
  it("group the events of a dawn by its steps, without empty steps", () => {
    const [dawn] = momentsOf([
      event("dawn_broke", "", { day: 3 }),
      event("menhir_removed"),
      event("location_discarded", "one"),
      event("location_discarded", "two"),
      event("event_revealed"),
      event("day_began"),
    ]);
    expect(dawn!.day).toBe(3);
    expect(dawn!.parts).toEqual([
      { step: "dark-menhirs", lines: ["menhir_removed"] },
      { step: "lost-locations", lines: ["one", "two"] },
      { step: "dawn-event", lines: ["event_revealed"] },
    ]);
  });

  it("end when a character acts", () => {
    const morning = [event("dawn_broke", "", { day: 1 }), event("event_revealed"), event("day_began")];
    expect(momentsOf(morning)).toHaveLength(1);
    expect(momentsOf([...morning, event("party_formed")])).toEqual([]);
  });

  it("keep a new chapter until after its first dawn", () => {
    const begun = [event("chapter_began"), event("party_formed"), event("dawn_broke", "", { day: 1 }), event("event_revealed"), event("day_began")];
    expect(momentsOf(begun).map((moment) => moment.kind)).toEqual(["chapter", "dawn"]);
    expect(momentsOf([...begun, event("party_formed")])).toEqual([]);
  });

  it("show an inspected menhir until it is lit or a character acts", () => {
    const looked = [
      event("party_formed", "", { action: "inspect_menhir" }),
      event("menhir_inspected", "it asks", { location: 7 }),
      event("party_formed", "", { action: "menhir" }),
      event("party_ended"),
    ];
    expect(momentsOf(looked).map((moment) => [moment.kind, moment.place])).toEqual([["menhir", 7]]);
    expect(momentsOf([...looked, event("party_formed", "", { action: "travel" })])).toEqual([]);
    expect(momentsOf([...looked, event("menhir_lit")])).toEqual([]);
  });

  it("are not made from a dawn without events", () => {
    expect(momentsOf([event("dawn_broke", "", { day: 1 }), event("day_began")])).toEqual([]);
  });

  it("include deaths, madness, mercy, chapters and endings", () => {
    const events = [
      event("chapter_began"),
      event("character_died"),
      event("affliction_attached", "mad", { affliction: "going_mad" }),
      event("affliction_attached", "dying", { affliction: "dying" }),
      event("mercy_granted"),
      event("ending_reached"),
    ];
    expect(momentsOf(events).map((moment) => moment.kind)).toEqual(["mercy", "ending"]);
    expect(momentsOf(events.slice(0, 4)).map((moment) => moment.kind)).toEqual(["chapter", "death", "madness", "dying"]);
  });

  it("of the night come before those of the morning", () => {
    const events = [
      event("dawn_broke", "", { day: 1 }),
      event("event_revealed"),
      event("day_began"),
      event("dusk_fell"),
      event("character_died"),
      event("dawn_broke", "", { day: 2 }),
      event("event_revealed"),
      event("day_began"),
    ];
    expect(momentsOf(events).map((moment) => [moment.kind, moment.day])).toEqual([["death", null], ["dawn", 2]]);
  });
});
