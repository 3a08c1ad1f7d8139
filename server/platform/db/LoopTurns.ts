import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Work that asks statement after statement keeps everybody else waiting no longer than this, besides a statement's own time. */
const LONGEST_TURN_MS = 20;

/**
 * The embedded database answers within the turn of the event loop that asks: whoever asks again and again, as an export
 * does page by page, would let no request in until it has ended. After each answer the loop may go round.
 */
export class LoopTurns implements KyselyPlugin {
  #lastTurn = 0;

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (performance.now() - this.#lastTurn > LONGEST_TURN_MS) {
      await setImmediate();
      this.#lastTurn = performance.now();
    }
    return result;
  };
}
