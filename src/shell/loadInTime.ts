import { CHUNK_LOAD_TIMEOUT_S } from '#domain/generated/constants.gen.ts';

/**
 * A part of the page did not come. The router's own answer to a module that is not found is to load the whole page anew,
 * and without a network that leaves people with an error page of their browser; so it is told of another error.
 */
export class LoadFailureError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not come', { cause });
    this.name = 'LoadFailureError';
  }
}

/**
 * A chunk that takes longer than two minutes is given up as if it were gone (000 §9): the page is loaded anew, by whoever
 * listens to Vite's own event, and the promise is rejected.
 * @throws LoadFailureError when it does not come, or not in time
 */
export function loadInTime<Chunk>(load: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      reject(new LoadFailureError(`not there after ${CHUNK_LOAD_TIMEOUT_S} seconds`));
    };
    const timer = setTimeout(giveUp, CHUNK_LOAD_TIMEOUT_S * 1000);
    load.then(resolve, (error: unknown) => reject(new LoadFailureError(error))).finally(() => clearTimeout(timer));
  });
}
