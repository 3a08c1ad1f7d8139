import { sql } from 'kysely';
import type { DomainEventName, DomainEvents } from '#server/generated/events.gen.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import type { DomainEvent, FollowScope } from './followers.ts';

/**
 * Says that something has happened (decision 0050). The event is kept and all that follows from it is done in the
 * transaction that makes it true: either both are, or neither. What must not hold a write up, such as a call over the
 * network, a follower leaves as a mail or a job.
 */
export function announce<Name extends DomainEventName>(
  scope: FollowScope,
  name: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  return announceAll(scope, name, [payload]);
}

/** Says that the same has happened many times at once: each is an event, and followers that can do them together. */
export async function announceAll<Name extends DomainEventName>(
  { tx, context }: FollowScope,
  name: Name,
  payloads: readonly DomainEvents[Name][],
): Promise<void> {
  if (payloads.length === 0) return;
  const actor = context.principal?.id ?? null;
  const at = context.now().toISOString();
  const events = payloads.map((payload): DomainEvent<Name> => ({ id: uuidv7(), name, payload, actor, at }));
  const happened = JSON.stringify(events.map(({ id, payload }) => ({ id, payload })));
  await sql`insert into domain_event (tenant_id, id, name, payload, actor_id, happened_at)
    select current_setting('app.tenant'), id, ${name}, payload, ${actor}, ${at}::timestamptz
    from jsonb_to_recordset(${happened}::jsonb) as happened(id text, payload jsonb)`.execute(tx);
  for (const { runAll } of context.followers.get(name) ?? []) await runAll(events as DomainEvent[], { tx, context });
}
