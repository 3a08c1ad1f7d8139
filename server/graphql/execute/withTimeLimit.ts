import type { RequestContext } from '#server/platform/context/context.ts';
import { contextWith } from '#server/platform/context/contextWith.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/**
 * Runs something that takes no longer than so many milliseconds, with the context that it is given. What has taken longer
 * is refused, and what it has written until then is undone: whoever reads the refusal may try again.
 * @throws ValidationError `operationTooLong`
 */
export async function withTimeLimit<T>(
  context: RequestContext,
  ms: number,
  run: (own: RequestContext) => Promise<T>,
): Promise<T> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const refusal = () => ValidationError.because('operationTooLong', { seconds: ms / 1000 });
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      context.abort();
      reject(refusal());
    }, ms);
  });
  const transact: RequestContext['transact'] = (work) =>
    context.transact(async (tx) => {
      const result = await work(tx);
      if (isOver) throw refusal();
      return result;
    });
  try {
    return await Promise.race([run(contextWith(context, { transact })), limit]);
  } finally {
    clearTimeout(timer);
  }
}
