/** The texts of the panels and of the next step. */

import { beforeEach, describe, expect, it } from "vitest";
import { findKit } from "../kits";
import type { Session } from "../session.svelte";
import { nightWaits, waiting } from "../table/waiting";
import { name, speak } from "../testing/words";
import type { Talk } from "../wire/protocol";
import { claimInWords } from "./claims";
import { notes } from "./notes.svelte";
import { NOTHING_YET } from "../wire/question";

beforeEach(() => speak("en"));

describe("claims", () => {
  const avalon = findKit("avalon");
  const NOTHING = { number: 1, seat: 0, name: "Ann", text: null, claim: null, about: null, character: null, notice: null };
  const said = (claim: Partial<Talk>) => claimInWords(avalon, { ...NOTHING, ...claim }, name);

  it("are about oneself or about another player", () => {
    expect(said({ claim: "good" })).toBe("I am good.");
    expect(said({ claim: "good", about: 0 })).toBe("I am good.");
    expect(said({ claim: "good", about: 1 })).toBe("Bob is good.");
  });

  it("use the displayed names of characters", () => {
    expect(said({ claim: "character", character: "servant" })).toBe("My character: Loyal servant of Arthur.");
    expect(said({ claim: "character", about: 2, character: "merlin" })).toBe("Cat may be: Merlin.");
  });
});

describe("notes", () => {
  const at = (code: string, number: number) => ({ code, room: { number } }) as Session<any>;

  it("are stored per room and game", () => {
    const here = notes(at("abcde", 1));
    here.text = "Bob smiles";
    here.marks = { 1: "evil" };
    here.keep();
    expect(notes(at("ABCDE", 1))).toBe(here);
    expect(notes(at("ABCDE", 2)).text).toBe("");
    expect(notes(at("FGHIJ", 1)).text).toBe("");
    expect(localStorage.getItem("afallon.notes.ABCDE.1")).toContain("Bob smiles");
  });
});

describe("the list of awaited players", () => {
  const chair = (seat: number, more = {}) => ({ seat, who: "person", here: true, stand_in: false, has_seen: false, ...more });
  const session = (more = {}) =>
    ({ kit: findKit("avalon"), name, room: { night: false, chairs: [chair(0), chair(1), chair(2)], ...more } }) as any as Session;
  const view = (more = {}) => ({ ...NOTHING_YET, night_is_over: true, ask_key: "avalon-ask-vote", ...more });
  const VOTING = { asked: { 0: "vote", 2: "vote" } };

  it("contains their names and the kind of question", () => {
    expect(waiting(session(), view(VOTING))).toBe("Still to vote: Ann and Cat.");
    expect(waiting(session(), view())).toBe("");
  });

  it("uses the kit's text for the moment", () => {
    const openly = view({ ...VOTING, ask_key: "avalon-ask-vote-openly" });
    expect(waiting(session(), openly)).not.toBe(waiting(session(), view(VOTING)));
  });

  it("in the night contains connected people who have not confirmed their card", () => {
    const chairs = [
      chair(0, { has_seen: true }),
      chair(1),
      chair(2, { here: false }),
      chair(3, { stand_in: true }),
      chair(4, { who: "bot" }),
    ];
    expect(nightWaits(session({ chairs }))).toBe("Waiting for: Bob");
    expect(waiting(session({ night: true, chairs }), view(VOTING))).toContain("Bob");
    expect(nightWaits(session({ chairs: [chair(0, { has_seen: true })] }))).toMatch(/dawn/i);
  });
});
