/** Browser stubs for unit tests, reset before each test: storage, window, document, location. */

import { afterAll, beforeEach, vi } from "vitest";

class Storage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
}

class Document extends EventTarget {
  hidden = false;
  documentElement = { lang: "", dataset: {} as Record<string, string>, style: {} as Record<string, string> };
}

class Window extends EventTarget {
  scrollTo = vi.fn();
}

/** Set the location to a URL, as if the page had just been opened there. */
export function openAt(address: string): void {
  const { protocol, host, pathname, search, hash } = new URL(address, "https://table.example");
  vi.stubGlobal("location", { protocol, host, pathname, search, hash });
}

function freshBrowser(): void {
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("document", new Document());
  vi.stubGlobal("window", new Window());
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("history", {
    pushState: vi.fn((_: unknown, __: string, path: string) => openAt(path)),
    replaceState: vi.fn((_: unknown, __: string, path: string) => openAt(path)),
  });
  openAt("/");
}

freshBrowser(); // for modules that read it on import
beforeEach(() => {
  vi.useRealTimers();
  freshBrowser();
});
// One worker runs many files, which is faster; resetting modules isolates the files.
afterAll(() => void vi.resetModules());
