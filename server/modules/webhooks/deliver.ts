import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { OutsideAddressError, postOutside } from '#server/platform/http/callOutside.ts';
import { JobNotYetError } from '#server/platform/jobs/jobQueue.ts';
import type { JobHandler } from '#server/services/jobs/jobRunner.ts';
import { signedHeaders } from './signature.ts';

/** How long after each attempt that failed the next one comes, in seconds; after the last it is given up. */
const WAITS = [10, 60, 600, 3600, 6 * 3600];
/** The receiver wants to be told no more (REST hooks). */
const GONE = 410;

interface Delivery {
  readonly id: string;
  readonly webhook: string;
  readonly url: string;
  readonly secret: string;
  readonly attempts: number;
  readonly body: unknown;
}

/** Sends one delivery; the network is asked outside of every transaction. */
export const webhookHandler: JobHandler = {
  run: async ({ context, job }) => {
    const delivery = await context.transact((tx) => begin(tx, String(job.payload.delivery)));
    if (delivery === null) return true;
    const outcome = await send(context, delivery);
    await context.transact((tx) => note(tx, delivery, outcome));
    const wait = outcome.isDone ? undefined : WAITS[delivery.attempts - 1];
    if (wait !== undefined) throw new JobNotYetError(wait);
    return true;
  },
  giveUp: ({ context, job }) =>
    context.transact(async (tx) => {
      await sql`update webhook_delivery set status = 'failed' where id = ${String(job.payload.delivery)}`.execute(tx);
    }),
};

/** Counts the attempt before it is made: what ends the process does not begin anew for ever. */
async function begin(tx: Tx, id: string): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    update webhook_delivery d set attempts = d.attempts + 1, version = d.version + 1, updated_at = clock_timestamp()
    from webhook w
    where d.id = ${id} and d.status = 'waiting' and w.tenant_id = d.tenant_id and w.id = d.webhook_id and w.status = 'active'
    returning d.id, w.id as webhook, w.url, w.secret, d.attempts, d.body`.execute(tx);
  return rows[0] ?? null;
}

interface Outcome {
  /** Nothing more is to be tried. */
  readonly isDone: boolean;
  readonly status: 'delivered' | 'failed' | 'waiting';
  readonly answer: number | null;
  readonly problem: string | null;
}

async function send(context: RequestContext, { id, url, secret, attempts, body }: Delivery): Promise<Outcome> {
  const isLast = attempts > WAITS.length;
  const failed = (answer: number | null, problem: string, isDone = isLast): Outcome => ({
    isDone,
    status: isDone ? 'failed' : 'waiting',
    answer,
    problem: problem.slice(0, 300),
  });
  try {
    const text = JSON.stringify(body);
    const timestamp = Math.floor(context.now().getTime() / 1000);
    const headers = signedHeaders(secret, { id, timestamp, body: text });
    const allowsOwnMachine = /(^|\.)localhost$/.test(new URL(context.tenant.origin).hostname);
    const answer = await postOutside({ url, headers, body: text, allowsOwnMachine });
    if (answer >= 200 && answer < 300) return { isDone: true, status: 'delivered', answer, problem: null };
    return failed(answer, `HTTP ${answer}`, isLast || answer === GONE);
  } catch (error) {
    if (error instanceof OutsideAddressError) return failed(null, error.message, true);
    const { code, message } = error as { code?: string; message?: string };
    return failed(null, code ?? message ?? 'unknown');
  }
}

async function note(tx: Tx, { id, webhook }: Delivery, { status, answer, problem }: Outcome): Promise<void> {
  await sql`update webhook_delivery set status = ${status}, answer = ${answer}::int, problem = ${problem},
      delivered_at = case when ${status} = 'delivered' then now() end, version = version + 1, updated_at = clock_timestamp()
    where id = ${id}`.execute(tx);
  if (status === 'delivered') await sql`update webhook set last_delivered_at = now() where id = ${webhook}`.execute(tx);
  if (answer === GONE) {
    await sql`update webhook set status = 'gone', version = version + 1 where id = ${webhook}`.execute(tx);
  }
}
