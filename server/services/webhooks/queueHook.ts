import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';

export const WEBHOOK_JOB = 'webhook';

export interface HookNews {
  /** What services have subscribed to: a value of the enumeration `WebhookEvent`. */
  readonly subscription: string;
  /** What it is called to them. */
  readonly type: string;
  /** The same however often it is sent. */
  readonly id: string;
  readonly data: unknown;
  /** When it happened, ISO 8601; now by default. */
  readonly at?: string;
}

/** Leaves a delivery to each service that has subscribed; a job sends it, signed, and tries again (000 §3: zapierIntegration). */
export async function queueHook(tx: Tx, context: RequestContext, news: HookNews): Promise<void> {
  if (context.tenant.features.switches.zapierIntegration !== true) return;
  const { rows } = await sql<{ id: string; owner: string }>`
    select id, coalesce(created_by_id, '') as owner from webhook
    where event = ${news.subscription} and status = 'active' order by id`.execute(tx);
  const { id, type, data, at = context.now().toISOString() } = news;
  for (const webhook of rows) {
    const delivery = uuidv7();
    const body = { id, type, timestamp: at, data, organisation: context.tenant.slug };
    await insertRow(tx, specCatalog.get('WebhookDelivery'), delivery, {
      webhook: webhook.id,
      event: news.subscription,
      status: 'waiting',
      attempts: 0,
      body,
    });
    await queueJob(tx, { kind: WEBHOOK_JOB, userId: webhook.owner, payload: { delivery } });
  }
}
