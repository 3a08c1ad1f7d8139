import type { OutboxReader } from './OutboxReader.ts';
import type { OutboxEvent } from './outbox.ts';

/** A client that reads slower than this many events behind is cut off rather than kept in memory. */
const MAX_QUEUED = 1000;

export interface EventChoice {
  readonly topics: readonly string[];
  /** Leaves an event out before anything is done for it: there are many listeners, and most events are for few of them. */
  readonly accepts?: ((event: OutboxEvent) => boolean) | undefined;
}

/** The tenant's events on the given topics as an async generator. It listens from the call on, not from the first `next`. */
export function outboxEvents(
  reader: OutboxReader,
  tenantId: string,
  { topics, accepts }: EventChoice,
  signal: AbortSignal,
): AsyncGenerator<OutboxEvent, void, undefined> {
  const queue: OutboxEvent[] = [];
  let wake: (() => void) | null = null;
  let isEnded = signal.aborted;
  const end = () => {
    isEnded = true;
    unsubscribe();
    wake?.();
  };
  const unsubscribe = reader.subscribe(tenantId, (event) => {
    if (!topics.includes(event.topic) || accepts?.(event) === false) return;
    queue.push(event);
    if (queue.length > MAX_QUEUED) end();
    else wake?.();
  });
  if (isEnded) unsubscribe();
  signal.addEventListener('abort', end, { once: true });

  async function* generate(): AsyncGenerator<OutboxEvent, void, undefined> {
    try {
      while (!isEnded) {
        const event = queue.shift();
        if (event) {
          yield event;
          continue;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  }
  const generator = generate();
  const finish = generator.return.bind(generator);
  // `return` on a generator that waits would wait with it: wake it first.
  generator.return = (value) => {
    end();
    return finish(value);
  };
  return generator;
}
