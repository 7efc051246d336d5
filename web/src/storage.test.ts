import { describe, expect, it, vi } from "vitest";
import { read, write } from "./storage";

describe("the storage of this browser", () => {
  it("returns stored values, under prefixed keys", () => {
    write("notes", { marks: { 1: "evil" }, text: "Bob?" });
    expect(read("notes", null)).toEqual({ marks: { 1: "evil" }, text: "Bob?" });
    expect(localStorage.getItem("afallon.notes")).not.toBeNull();
    expect(localStorage.getItem("notes")).toBeNull();
  });

  it("returns the fallback for missing or unreadable values", () => {
    expect(read("profile", "nobody")).toBe("nobody");
    localStorage.setItem("afallon.profile", "{ broken");
    expect(read("profile", "nobody")).toBe("nobody");
  });

  it("may be unavailable", () => {
    const refuse = () => {
      throw new Error("no storage in private windows");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => write("profile", {})).not.toThrow();
    expect(read("profile", "nobody")).toBe("nobody");
  });
});
