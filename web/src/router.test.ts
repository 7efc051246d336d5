import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAt } from "./testing/browser";

/** The router of a page that was opened at this address. */
async function open(address: string) {
  vi.resetModules();
  openAt(address);
  return await import("./router.svelte");
}

describe("an address", () => {
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
  ])("%s is a place", async (address, place) => {
    expect((await open(address)).router.place).toEqual(place);
  });
});

describe("the way", () => {
  let page: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    page = await open("/");
  });

  it("to another place is kept in the history, or takes the place of this one", () => {
    page.router.go("/r/ABCDE");
    expect(page.router.place).toMatchObject({ name: "room", code: "ABCDE" });
    expect(history.pushState).toHaveBeenCalledOnce();
    page.router.go("/?join", { replace: true });
    expect(history.replaceState).toHaveBeenCalledOnce();
    expect(page.router.place).toEqual({ name: "join" });
  });

  it("back is followed", () => {
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

  it("of a link does not load the page anew", () => {
    const event = click();
    page.follow(event);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(page.router.place).toEqual({ name: "join" });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "of a link is left to the browser for another tab: %j",
    (more) => {
      const event = click(more);
      page.follow(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
      expect(page.router.place).toEqual({ name: "home" });
    },
  );
});
