/** The way back closes what lies over the page, before it leaves the page. */

let last = 0;
/** Settles when a step back that we have asked for is done: only then may another step forward be taken. */
let stepping: Promise<unknown> = Promise.resolve();

/** Note that something lies over the page, at this address if it has one of its own; the answer is called when it is gone. */
export function coverPage(close: () => void, address?: string): () => void {
  const id = ++last;
  let isOpen = true;
  const isCovered = () => history.state?.cover >= id;
  const heed = () => {
    if (!isCovered()) close();
  };
  void stepping.then(() => {
    if (!isOpen) return;
    history.pushState({ cover: id }, "", address);
    window.addEventListener("popstate", heed);
  });
  return () => {
    isOpen = false;
    window.removeEventListener("popstate", heed);
    if (history.state?.cover !== id) return; // the way back has closed it, or a link in it was followed
    stepping = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    history.back();
  };
}
