/** Make the back button close the topmost sheet before it leaves the page. */

/** Distinguishes history entries of this page load from those of earlier loads. */
const PAGE = performance.timeOrigin;
let last = 0;
/** Settles when the last `history.back()` has taken effect; only then may another entry be pushed. */
let stepping: Promise<unknown> = Promise.resolve();

/** Return whether the page was reloaded while a sheet was open; the sheet is closed now. */
export const wasCovered = () => history.state?.cover !== undefined;

/** Push a history entry for an open sheet, with its URL if it has one; returns a function to call when it is closed. */
export function coverPage(close: () => void, address?: string): () => void {
  const id = ++last;
  let isOpen = true;
  const isCovered = () => history.state?.page === PAGE && history.state.cover >= id;
  const heed = () => {
    if (!isCovered()) close();
  };
  void stepping.then(() => {
    if (!isOpen) return;
    history.pushState({ page: PAGE, cover: id }, "", address);
    window.addEventListener("popstate", heed);
  });
  return () => {
    isOpen = false;
    window.removeEventListener("popstate", heed);
    // Already popped by the back button, or replaced by a link in the sheet.
    if (history.state?.page !== PAGE || history.state.cover !== id) return;
    stepping = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    history.back();
  };
}
