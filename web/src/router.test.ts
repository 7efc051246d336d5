import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAt } from "./testing/browser";

/** Return the router of a page opened at this URL. */
async function open(address: string) {
  vi.resetModules();
  openAt(address);
  return await import("./router.svelte");
}

describe("a URL", () => {
  it.each([
    ["/", { name: "home" }],
    ["/anything/else", { name: "home" }],
    ["/?host", { name: "host", game: "avalon" }],
    ["/?host=voyage", { name: "host", game: "voyage" }],
    ["/?join", { name: "join" }],
    ["/?played", { name: "played" }],
    ["/?around=ABC", { name: "around", code: "ABC" }],
    ["/?narrate", { name: "narrate", code: "" }],
    ["/r/ABCDE-FGHIJ", { name: "room", code: "ABCDE-FGHIJ", screen: false, invite: null }],
    ["/r/AB%20CD?screen", { name: "room", code: "AB CD", screen: true, invite: null }],
    ["/r/ABCDE#invite=secret", { name: "room", code: "ABCDE", screen: false, invite: "secret" }],
    ["/r/ABCDE?invite=secret", { name: "room", code: "ABCDE", screen: false, invite: null }],
  ])("%s is parsed", async (address, place) => {
    expect((await open(address)).router.place).toEqual(place);
  });
});

describe("navigation", () => {
  let page: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    page = await open("/");
  });

  it("pushes a history entry, or replaces the current one", () => {
    page.router.go("/r/ABCDE");
    expect(page.router.place).toMatchObject({ name: "room", code: "ABCDE" });
    expect(history.pushState).toHaveBeenCalledOnce();
    page.router.go("/?join", { replace: true });
    expect(history.replaceState).toHaveBeenCalledOnce();
    expect(page.router.place).toEqual({ name: "join" });
  });

  it("follows the back button", () => {
    page.router.go("/r/ABCDE");
    openAt("/");
    window.dispatchEvent(new Event("popstate"));
    expect(page.router.place).toEqual({ name: "home" });
  });

  const click = (more: Partial<MouseEvent> = {}) =>
    ({
      currentTarget: { getAttribute: () => "/?join" },
      preventDefault: vi.fn(),
      button: 0,
      ...more,
    }) as unknown as MouseEvent;

  it("by a link does not load the page", () => {
    const event = click();
    page.follow(event);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(page.router.place).toEqual({ name: "join" });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "by a link with a modifier is left to the browser: %j",
    (more) => {
      const event = click(more);
      page.follow(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
      expect(page.router.place).toEqual({ name: "home" });
    },
  );
});
