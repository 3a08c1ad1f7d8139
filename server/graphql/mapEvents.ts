/** Ends the stream when `map` gives it back for an event. */
export const END: unique symbol = Symbol('end');

/**
 * Maps each event of a stream. Written by hand because an `async function*` that waits for its next event can't be ended
 * before that event comes: a client that leaves would keep its subscription until then.
 */
export function mapEvents<From, To>(
  events: AsyncIterable<From>,
  map: (event: From) => To | typeof END | Promise<To | typeof END>,
): AsyncGenerator<To, void, undefined> {
  const source = events[Symbol.asyncIterator]();
  const finish = async (): Promise<IteratorResult<To, void>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    next: async () => {
      const step = await source.next();
      if (step.done) return { done: true, value: undefined };
      let mapped: To | typeof END;
      try {
        mapped = await map(step.value);
      } catch (error) {
        await finish();
        throw error;
      }
      return mapped === END ? finish() : { done: false, value: mapped };
    },
    return: finish,
    throw: async (error) => {
      await finish();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      await finish();
    },
  };
}
