type Connection = { connection?: { saveData?: boolean } };

/** Runs `work` once the page rests, unless the browser saves data; returns what calls it off. */
export function whenResting(work: () => void): () => void {
  if ((navigator as Connection).connection?.saveData) return () => {};
  // Safari has none.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const resting = requestIdleCallback(work);
  return () => cancelIdleCallback(resting);
}
