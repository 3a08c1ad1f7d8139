/** After this, in milliseconds, work is done although the page still has other things to do. */
const PATIENCE_MS = 2000;
/** Stands in for an idle moment in browsers that do not tell of one (Safari). */
const PAUSE_MS = 300;

/** Does work when the page has nothing more urgent to do. Answers with what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
