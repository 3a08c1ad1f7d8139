import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { DomainEventName } from '#server/generated/events.gen.ts';
import { type DomainEvent, type Follower, type FollowScope, follower } from '#server/platform/context/followers.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';

export const WEBHOOK_JOB = 'webhook';

/** Events that other services can be told of: the values of the enumeration `WebhookEvent`. */
export const toldEvents = [
  'PersonJoined',
  'StartupMembersJoined',
  'MetricsReported',
  'DataRequested',
  'MilestoneChanged',
  'ApplicationStatusChanged',
  'EvaluationSubmitted',
  'SessionBooked',
  'SessionMoved',
  'SessionCancelled',
  'SessionHeld',
  'EventPublished',
  'EventCancelled',
] as const satisfies readonly DomainEventName[];

/** One follower for each event that can be subscribed to: what is written here, a job sends. */
export const webhookFollowers: readonly Follower[] = toldEvents.map((name) =>
  follower(name, 'webhook', 'Services that have subscribed to it', queueDeliveries),
);

async function queueDeliveries(event: DomainEvent, { tx, context }: FollowScope): Promise<void> {
  if (context.tenant.features.switches.zapierIntegration !== true) return;
  const { rows } = await sql<{ id: string; owner: string }>`
    select id, coalesce(created_by_id, '') as owner from webhook
    where event = ${event.name} and status = 'active' order by id`.execute(tx);
  const { id, name, payload, at } = event;
  for (const webhook of rows) {
    const delivery = uuidv7();
    const body = { id, type: name, timestamp: at, data: payload, organisation: context.tenant.slug };
    await insertRow(tx, specCatalog.get('WebhookDelivery'), delivery, {
      webhook: webhook.id,
      event: name,
      status: 'waiting',
      attempts: 0,
      body,
    });
    await queueJob(tx, { kind: WEBHOOK_JOB, userId: webhook.owner, payload: { delivery } });
  }
}
