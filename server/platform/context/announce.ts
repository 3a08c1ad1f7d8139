import { sql } from 'kysely';
import type { DomainEventName, DomainEvents } from '#server/generated/events.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import type { RequestContext } from './context.ts';
import type { DomainEvent } from './followers.ts';

/**
 * Says that something has happened (decision 0050). The event is kept and all that follows from it is done in the
 * transaction that makes it true: either both are, or neither. What must not hold a write up, such as a call over the
 * network, a follower leaves as a mail or a job.
 */
export async function announce<Name extends DomainEventName>(
  { tx, context }: { readonly tx: Tx; readonly context: RequestContext },
  name: Name,
  payload: DomainEvents[Name],
): Promise<void> {
  const event: DomainEvent<Name> = {
    id: uuidv7(),
    name,
    payload,
    actor: context.principal?.id ?? null,
    at: context.now().toISOString(),
  };
  await sql`insert into domain_event (tenant_id, id, name, payload, actor_id, happened_at)
    values (current_setting('app.tenant'), ${event.id}, ${name}, ${JSON.stringify(payload)}::jsonb, ${event.actor},
      ${event.at}::timestamptz)`.execute(tx);
  for (const { run } of context.followers.get(name) ?? []) await run(event as DomainEvent, { tx, context });
}
