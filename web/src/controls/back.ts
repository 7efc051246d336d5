/** The way back closes what lies over the page, before it leaves the page. */

/** Tells what this page has noted from what it noted before it was loaded anew. */
const PAGE = performance.timeOrigin;
let last = 0;
/** Settles when a step back that we have asked for is done: only then may another step forward be taken. */
let stepping: Promise<unknown> = Promise.resolve();

/** Whether the page was loaded anew while something lay over it: that is gone now. */
export const wasCovered = () => history.state?.cover !== undefined;

/** Note that something lies over the page, at this address if it has one of its own; the answer is called when it is gone. */
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
    if (history.state?.page !== PAGE || history.state.cover !== id) return; // the way back has closed it, or a link in it was followed
    stepping = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    history.back();
  };
}
