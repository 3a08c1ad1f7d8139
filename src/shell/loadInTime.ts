import { CHUNK_LOAD_TIMEOUT_S } from '#src/generated/constants.gen.ts';

/**
 * A chunk that takes longer than two minutes is given up as if it were gone (000 §9): the page is loaded anew, by whoever
 * listens to Vite's own event, and the promise is rejected.
 */
export function loadInTime<Chunk>(load: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      reject(new Error(`A part of the page was not there after ${CHUNK_LOAD_TIMEOUT_S} seconds`));
    };
    const timer = setTimeout(giveUp, CHUNK_LOAD_TIMEOUT_S * 1000);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
