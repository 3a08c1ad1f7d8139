import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { tellTimelines } from '../noteDelivery.ts';
import type { MailReport } from './reportsIn.ts';

/**
 * Writes beside the recipient what a mail service reports of their mail, and what that makes of the e-mail and its items on
 * timelines (001 §3: bounced, deferred, dropped, delivered, spam, opens, last opened). Reports come twice and in any order:
 * what is older than what is known changes nothing.
 */
export async function noteReport(tx: Tx, { mail, event, at }: MailReport): Promise<void> {
  const moment = at.toISOString();
  const { rows } =
    event === 'opened'
      ? await sql<Changed>`update email_delivery set opens_count = coalesce(opens_count, 0) + 1, last_opened = ${moment},
            version = version + 1, updated_at = now()
          where id = ${mail} and (last_opened is null or last_opened < ${moment}::timestamptz)
          returning tenant_id as tenant, email_id as email`.execute(tx)
      : await sql<Changed>`update email_delivery set outcome = ${event}, outcome_at = ${moment},
            version = version + 1, updated_at = now()
          where id = ${mail} and (outcome_at is null or outcome_at < ${moment}::timestamptz)
          returning tenant_id as tenant, email_id as email`.execute(tx);
  const [changed] = rows;
  if (changed !== undefined) await sumUp(tx, changed);
}

interface Changed {
  readonly tenant: string;
  readonly email: string;
}

/** What came back or was thrown away has reached nobody, though it was sent. */
async function sumUp(tx: Tx, { tenant, email }: Changed): Promise<void> {
  await sql`select 1 from email where tenant_id = ${tenant} and id = ${email} for update`.execute(tx);
  await sql`
    update email e set bounced = d.bounced > 0, deferred = d.deferred > 0, dropped = d.dropped > 0, spam = d.spam > 0,
      delivered = d.reached > 0 and d.reached = d.everybody, reached = d.reached || ' / ' || d.everybody,
      opens_count = d.opens, last_opened = d.last_opened, version = version + 1, updated_at = now()
    from (
      select count(*) as everybody, count(*) filter (where outcome = 'bounced') as bounced,
        count(*) filter (where outcome = 'deferred') as deferred, count(*) filter (where outcome = 'spam') as spam,
        count(*) filter (where outcome = 'dropped' or status = 'failed') as dropped,
        count(*) filter (where status = 'sent' and coalesce(outcome, 'delivered') in ('delivered', 'spam')) as reached,
        coalesce(sum(opens_count), 0)::int as opens, max(last_opened) as last_opened
      from email_delivery where tenant_id = ${tenant} and email_id = ${email}
    ) d
    where e.tenant_id = ${tenant} and e.id = ${email}`.execute(tx);
  await tellTimelines(tx, tenant, email);
}
