import type { RequestContext } from './context.ts';

/**
 * The same context with some parts of its own. The rest stays behind it, as its prototype: who the reader is is asked
 * anew each time, and a spread copy of the answer would lose all that stands behind.
 */
export function contextWith(context: RequestContext, own: Partial<RequestContext>): RequestContext {
  const parts = Object.getOwnPropertyDescriptors(own);
  const made: RequestContext = Object.create(context, parts);
  return made;
}
