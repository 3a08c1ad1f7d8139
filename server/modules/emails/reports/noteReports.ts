import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { deliveryCounts, deliveryFigures } from '../deliveryFigures.ts';
import { tellTimelines } from '../noteDelivery.ts';
import type { MailReport } from './reportsIn.ts';

interface ReportedEmail {
  readonly tenant: string;
  readonly email: string;
}

/**
 * Writes beside the recipients what a mail service reports of their mails, and what that makes of the e-mails and their
 * items on timelines (001 §3: bounced, deferred, dropped, delivered, spam, opens, last opened). Reports come twice and in
 * any order: what is older than what is known changes nothing.
 */
export async function noteReports(tx: Tx, reports: readonly MailReport[]): Promise<void> {
  const changed = new Map<string, ReportedEmail>();
  // In one order, so that of two requests that report of the same mails one waits for the other.
  for (const report of reports.toSorted((one, other) => inOrder(one.mail, other.mail))) {
    const reported = await noteReport(tx, report);
    if (reported !== undefined) changed.set(`${reported.tenant}/${reported.email}`, reported);
  }
  // Each e-mail once: a service reports of hundreds of its mails together.
  for (const [, email] of [...changed].toSorted(([one], [other]) => inOrder(one, other))) await sumUp(tx, email);
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The e-mail that the mail is of, where the report is news. */
async function noteReport(tx: Tx, { mail, event, at }: MailReport): Promise<ReportedEmail | undefined> {
  const moment = at.toISOString();
  const { rows } =
    event === 'opened'
      ? await sql<ReportedEmail>`update email_delivery set opens_count = coalesce(opens_count, 0) + 1, last_opened = ${moment},
            version = version + 1, updated_at = now()
          where ${isDelivery(mail)} and (last_opened is null or last_opened < ${moment}::timestamptz)
          returning tenant_id as tenant, email_id as email`.execute(tx)
      : await sql<ReportedEmail>`update email_delivery set outcome = ${event}, outcome_at = ${moment},
            version = version + 1, updated_at = now()
          where ${isDelivery(mail)} and (outcome_at is null or outcome_at < ${moment}::timestamptz)
          returning tenant_id as tenant, email_id as email`.execute(tx);
  return rows[0];
}

/** The key of the table begins with the tenant, which no report names: without one all deliveries would be gone through. */
const isDelivery = (mail: string) => sql`tenant_id = any(array(select tenant_id from incubator)) and id = ${mail}`;

async function sumUp(tx: Tx, { tenant, email }: ReportedEmail): Promise<void> {
  await sql`select 1 from email where tenant_id = ${tenant} and id = ${email} for update`.execute(tx);
  await sql`
    update email e set ${deliveryFigures}, bounced = d.bounced > 0, deferred = d.deferred > 0, spam = d.spam > 0,
      opens_count = d.opens, last_opened = d.last_opened, version = version + 1, updated_at = now()
    from (
      select ${deliveryCounts}, count(*) filter (where outcome = 'bounced') as bounced,
        count(*) filter (where outcome = 'deferred') as deferred, count(*) filter (where outcome = 'spam') as spam,
        coalesce(sum(opens_count), 0)::int as opens, max(last_opened) as last_opened
      from email_delivery where tenant_id = ${tenant} and email_id = ${email}
    ) d
    where e.tenant_id = ${tenant} and e.id = ${email}`.execute(tx);
  await tellTimelines(tx, tenant, email);
}
