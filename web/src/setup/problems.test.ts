import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../testing/words";
import { problemInWords } from "./problems";

const problem = (code: string, details: Record<string, unknown>) => ({ code, rule: "", refused: true, details });

describe("set-up problems in words", () => {
  beforeEach(() => speak("en"));

  it("use displayed names", () => {
    const text = problemInWords("avalon", problem("character_not_in_edition", { character: "good_rogue", edition: "ua" }));
    expect(text).toContain("Ukrainian edition");
    expect(text).not.toMatch(/good_rogue|“ua”/);
  });

  it("leave unknown identifiers unchanged", () => {
    expect(problemInWords("avalon", problem("unknown_character", { character: "gandalf" }))).toContain("gandalf");
  });

  it("use texts shared by all games", () => {
    const text = problemInWords("avalon", problem("unreadable_option", { option: "fifth_team", value: "x", expected: "name" }));
    expect(text).toContain("Fifth team");
    expect(text).not.toContain("problem");
  });

  it("count chairs from one", () => {
    expect(problemInWords("avalon", problem("no_such_leader", { seat: 7 }))).toContain("8");
  });

  it("are in the reader's language", async () => {
    const details = { side: "evil", asked: 3, size: 2 };
    const english = problemInWords("avalon", problem("too_many_of_a_side", details));
    await speak("uk");
    const ukrainian = problemInWords("avalon", problem("too_many_of_a_side", details));
    expect(english).toContain("evil");
    expect(ukrainian).not.toContain("evil");
    expect(ukrainian).toMatch(/3.*2/);
  });
});
