import { describe, expect, it, vi } from "vitest";
import { read, write } from "./storage";

describe("what this browser keeps", () => {
  it("comes back as it was, under a name of our own", () => {
    write("notes", { marks: { 1: "evil" }, text: "Bob?" });
    expect(read("notes", null)).toEqual({ marks: { 1: "evil" }, text: "Bob?" });
    expect(localStorage.getItem("afallon.notes")).not.toBeNull();
    expect(localStorage.getItem("notes")).toBeNull();
  });

  it("is something else where nothing was kept, or nothing that can be read", () => {
    expect(read("profile", "nobody")).toBe("nobody");
    localStorage.setItem("afallon.profile", "{ broken");
    expect(read("profile", "nobody")).toBe("nobody");
  });

  it("may be nothing at all", () => {
    const refuse = () => {
      throw new Error("no storage in private windows");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => write("profile", {})).not.toThrow();
    expect(read("profile", "nobody")).toBe("nobody");
  });
});
