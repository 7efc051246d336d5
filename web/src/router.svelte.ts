/** The router: parses the URL into a place and navigates to others. */

export type Place =
  | { name: "home" }
  | { name: "host"; game: string }
  | { name: "join" }
  | { name: "played" }
  | { name: "around"; code: string }
  | { name: "narrate"; code: string }
  | { name: "rules"; game: string }
  | { name: "room"; code: string; screen: boolean; invite: string | null };

function read(): Place {
  const path = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  if (path[0] === "r" && path[1]) {
    // Invitations are in the hash, which is not sent to servers or written to logs.
    const invite = new URLSearchParams(location.hash.slice(1)).get("invite");
    return { name: "room", code: decodeURIComponent(path[1]), screen: query.has("screen"), invite };
  }
  if (path[0] === "rules" && path[1]) return { name: "rules", game: path[1] };
  if (query.has("host")) return { name: "host", game: query.get("host") || "avalon" };
  if (query.has("join")) return { name: "join" };
  if (query.has("played")) return { name: "played" };
  if (query.has("around")) return { name: "around", code: query.get("around") ?? "" };
  if (query.has("narrate")) return { name: "narrate", code: query.get("narrate") ?? "" };
  return { name: "home" };
}

let place = $state.raw<Place>(read());
window.addEventListener("popstate", () => (place = read()));

export const router = {
  get place() {
    return place;
  },
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    place = read();
    window.scrollTo(0, 0);
  },
};

/** Click handler of links: navigate without a page load, unless the click asks for a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link);
}
