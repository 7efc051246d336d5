import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../testing/words";
import { problemInWords } from "./problems";

const problem = (code: string, details: Record<string, unknown>) => ({ code, rule: "", refused: true, details });

describe("set-up problems in words", () => {
  beforeEach(() => speak("en"));

  it("call things by the names that people read", () => {
    const text = problemInWords("avalon", problem("character_not_in_edition", { character: "good_rogue", edition: "ua" }));
    expect(text).toContain("Ukrainian edition");
    expect(text).not.toMatch(/good_rogue|“ua”/);
  });

  it("leave what has no name as it was given", () => {
    expect(problemInWords("avalon", problem("unknown_character", { character: "gandalf" }))).toContain("gandalf");
  });

  it("have words that every game shares", () => {
    const text = problemInWords("avalon", problem("unreadable_option", { option: "fifth_team", value: "x", expected: "name" }));
    expect(text).toContain("Fifth team");
    expect(text).not.toContain("problem");
  });

  it("count chairs from one, as people do", () => {
    expect(problemInWords("avalon", problem("no_such_leader", { seat: 7 }))).toContain("8");
  });

  it("speak the reader's language", async () => {
    const details = { side: "evil", asked: 3, size: 2 };
    const english = problemInWords("avalon", problem("too_many_of_a_side", details));
    await speak("uk");
    const ukrainian = problemInWords("avalon", problem("too_many_of_a_side", details));
    expect(english).toContain("evil");
    expect(ukrainian).not.toContain("evil");
    expect(ukrainian).toMatch(/3.*2/);
  });
});
