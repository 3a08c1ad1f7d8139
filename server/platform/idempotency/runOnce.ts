import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '#server/platform/context/context.ts';
import { contextWith } from '#server/platform/context/contextWith.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { giveKeyBack, keepAnswer, markEffective, takeKey } from './rememberedRequests.ts';
import { hashOfKey, openAnswer, sealAnswer } from './requestKey.ts';

export interface KeyedRequest {
  readonly key: string;
  /** What the request says; a key stands for one request only. */
  readonly content: string;
}

/** What came of running it: an answer to remember, a refusal after which it may be sent again, or nobody knows what. */
export type Ran = { readonly kind: 'done' | 'refused' | 'failed'; readonly answer: string };

const MAX_PATIENCE_MS = 8000;

/**
 * Runs a request once for each key and user, and gives the same answer to every repetition of it within a day, those that
 * come while it runs included. A process may die between the effect and the answer: each transaction notes that it had
 * an effect, so that the repetition is told so and does not have it twice.
 */
export async function runOnce(
  context: RequestContext,
  { key, content }: KeyedRequest,
  run: (context: RequestContext) => Promise<Ran>,
): Promise<string> {
  const keyHash = hashOfKey(context, key);
  const fingerprint = createHash('sha256').update(content).digest('hex');
  const known = await waitForAnswer(context, keyHash, fingerprint);
  if (known !== null) return openAnswer(key, known);
  const { kind, answer } = await run(noting(context, keyHash));
  if (kind === 'done') await context.transact((tx) => keepAnswer(tx, keyHash, sealAnswer(key, answer)));
  else if (kind === 'refused') await context.transact((tx) => giveKeyBack(tx, keyHash));
  return answer;
}

/** The sealed answer of who came first; null for the first. */
async function waitForAnswer(context: RequestContext, keyHash: string, fingerprint: string): Promise<string | null> {
  const until = Date.now() + MAX_PATIENCE_MS;
  for (let pause = 20; ; pause = Math.min(2 * pause, 250)) {
    const found = await context.transact((tx) => takeKey(tx, keyHash, fingerprint));
    if (found.kind === 'first') return null;
    if (found.kind === 'answered') return found.sealedAnswer;
    if (found.kind === 'reused') throw ConflictError.because('requestKeyReused');
    if (found.kind === 'unknown') throw ConflictError.because('requestDone');
    if (Date.now() > until) throw ConflictError.because('requestRunning');
    await setTimeout(pause);
  }
}

/** The context, each of whose transactions notes that the request has had an effect. */
function noting(context: RequestContext, keyHash: string): RequestContext {
  const noted = new WeakSet<Tx>();
  const transact: RequestContext['transact'] = (work) =>
    context.transact(async (tx) => {
      if (!noted.has(tx)) {
        noted.add(tx);
        await markEffective(tx, keyHash);
      }
      return work(tx);
    });
  return contextWith(context, { transact });
}
