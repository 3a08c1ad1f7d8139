/** Ends the stream when `map` gives it for an event. */
export const END: unique symbol = Symbol('end');
/** Leaves the event out when `map` gives it. */
export const SKIP: unique symbol = Symbol('skip');

type Mapped<To> = To | typeof END | typeof SKIP;

/**
 * Maps each event of a stream. Written by hand because an `async function*` that waits for its next event can't be ended
 * before that event comes: a client that leaves would keep its subscription until then.
 */
export function mapEvents<From, To>(
  events: AsyncIterable<From>,
  map: (event: From) => Mapped<To> | Promise<Mapped<To>>,
): AsyncGenerator<To, void, undefined> {
  const source = events[Symbol.asyncIterator]();
  const finish = async (): Promise<IteratorResult<To, void>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<To, void>> => {
    const step = await source.next();
    if (step.done) return { done: true, value: undefined };
    const mapped = await map(step.value);
    if (mapped === END) return finish();
    return mapped === SKIP ? next() : { done: false, value: mapped };
  };
  return {
    next: () =>
      next().catch(async (error: unknown) => {
        await finish();
        throw error;
      }),
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
