import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { deliveryCounts, deliveryFigures } from './deliveryFigures.ts';

/** What became of a mail of the queue. */
export interface MailOutcome {
  readonly id: string;
  readonly tenantId: string;
  readonly isSent: boolean;
}

/** Writes beside the e-mail's recipient what became of their mail, where it is part of an e-mail; after the last, the e-mail is sent. */
export async function noteDelivery(tx: Tx, { id, tenantId, isSent }: MailOutcome): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    update email_delivery set status = ${isSent ? 'sent' : 'failed'}, sent_at = case when ${isSent} then now() end,
      version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${id} returning email_id as email`.execute(tx);
  const [delivery] = rows;
  if (delivery !== undefined) await settleEmail(tx, tenantId, delivery.email);
}

/** An e-mail whose recipients all have an answer has been sent; it has failed when it reached nobody. */
export async function settleEmail(tx: Tx, tenantId: string, emailId: string): Promise<void> {
  // Two processes may be done with the last two mails at once: each would still count that of the other as open.
  await sql`select 1 from email where tenant_id = ${tenantId} and id = ${emailId} for update`.execute(tx);
  await sql`
    update email e set status = case when d.sent > 0 then 'sent' else 'failed' end, sent_at = now(),
      ${deliveryFigures}, version = version + 1, updated_at = now()
    from (
      select ${deliveryCounts}, count(*) filter (where status = 'sent') as sent,
        count(*) filter (where status in ('waiting', 'queued')) as open
      from email_delivery where tenant_id = ${tenantId} and email_id = ${emailId}
    ) d
    where e.tenant_id = ${tenantId} and e.id = ${emailId} and e.status = 'sending' and d.open = 0`.execute(tx);
  await tellTimelines(tx, tenantId, emailId);
}

/** Items on timelines say of the e-mail what is known of its way by now. */
export async function tellTimelines(tx: Tx, tenantId: string, emailId: string): Promise<void> {
  await sql`
    update timeline_event t set delivery = coalesce(t.delivery, '{}'::jsonb) || jsonb_build_object(
        'delivered', coalesce(e.delivered, false), 'dropped', coalesce(e.dropped, false),
        'bounced', coalesce(e.bounced, false), 'deferred', coalesce(e.deferred, false), 'spam', coalesce(e.spam, false),
        'opensCount', coalesce(e.opens_count, 0), 'lastOpened', e.last_opened), updated_at = now()
    from email e where e.tenant_id = ${tenantId} and e.id = ${emailId} and t.tenant_id = ${tenantId}
      and t.subject like ${`Email/${emailId}/%`}`.execute(tx);
}
