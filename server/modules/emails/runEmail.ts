import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { JobNotYetError, keepJob } from '#server/platform/jobs/jobQueue.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { composeEmail, frameOf, stranger } from './composeEmail.ts';
import { settleEmail } from './noteDelivery.ts';
import { copiesOf, peopleById, recipientsOf } from './recipients.ts';

/** So many in one transaction: few enough to be short, enough to be quick. */
const BATCH = 25;
/** How soon a job that was there before its time looks again, should nobody tell it. */
const WAIT_SECONDS = 10;

/**
 * Puts one mail for each recipient into the outbox. Who they are is written down first, in the step that makes the e-mail
 * one that is being sent: a process that comes after a crash goes on with those that are left.
 */
export const emailHandler: JobHandler = {
  run: async ({ context, job, isStopped }) => {
    const id = String(job.payload.emailId);
    const isOpen = await context.transact(async (tx) => {
      await keepJob(tx, job);
      return begin(tx, context, id);
    });
    if (!isOpen) return true;
    while (!isStopped()) {
      const isMore = await context.transact(async (tx) => {
        await keepJob(tx, job);
        return queueSome(tx, context, id);
      });
      if (!isMore) return true;
    }
    return false;
  },
  giveUp: ({ context, job }: RunningJob) => context.transact((tx) => setFailed(tx, String(job.payload.emailId))),
};

/**
 * Whether there is something to send: it was not taken back, and its sender may still send it. What is to be sent later is
 * begun by the clock (`sendScheduled.ts`); a job that is there before it waits.
 */
async function begin(tx: Tx, context: RequestContext, id: string): Promise<boolean> {
  const email = await loadStored(tx, specCatalog.get('Email'), id);
  if (email?.status === 'scheduled') throw new JobNotYetError(WAIT_SECONDS);
  if (email?.status !== 'sending') return false;
  if (context.principal === null || !hasPermission(context.principal, 'EMAILS/EMAIL:EDIT')) {
    await setFailed(tx, id);
    return false;
  }
  const { rows } = await sql`select 1 from email_delivery where email_id = ${id} limit 1`.execute(tx);
  if (rows.length === 0) await noteRecipients(tx, context, email);
  return true;
}

async function noteRecipients(tx: Tx, context: RequestContext, email: StoredRow): Promise<void> {
  const model = specCatalog.get('EmailDelivery');
  for (const { id: recipient, reason } of await recipientsOf(tx, context, email)) {
    const status = reason === null ? 'waiting' : 'skipped';
    await insertRow(tx, model, uuidv7(), { email: email.id, recipient, status, reason });
  }
  for (const copyTo of copiesOf(email)) {
    await insertRow(tx, model, uuidv7(), { email: email.id, copyTo, status: 'waiting' });
  }
}

interface Waiting {
  readonly id: string;
  readonly recipient: string | null;
  readonly copyTo: string | null;
}

/** Queues the next mails; whether there may be more. */
async function queueSome(tx: Tx, context: RequestContext, emailId: string): Promise<boolean> {
  const email = await loadStored(tx, specCatalog.get('Email'), emailId);
  if (email === null) return false;
  const { rows } = await sql<Waiting>`
    select id, recipient_id as recipient, copy_to as "copyTo" from email_delivery
    where email_id = ${emailId} and status = 'waiting' order by id limit ${BATCH} for update`.execute(tx);
  const frame = await frameOf(tx, email);
  const people = await peopleById(
    tx,
    context,
    rows.flatMap(({ recipient }) => recipient ?? []),
  );
  for (const { id, recipient, copyTo } of rows) {
    const person = people.find((one) => one.id === recipient);
    const to = person ?? (copyTo === null ? null : stranger(copyTo, context.tenant.defaultLanguage));
    // Gone, archived or out of sight since the e-mail began to be sent.
    const isSent = to !== null && to.reason === null;
    const mail = to && { from: context.tenant.mailFrom, to: to.email, ...composeEmail(context, email, frame, to) };
    if (mail && isSent) await queueMail(tx, mail, id);
    await sql`update email_delivery set status = ${isSent ? 'queued' : 'skipped'},
      reason = ${isSent ? null : (to?.reason ?? 'inactive')}, version = version + 1, updated_at = now()
      where id = ${id}`.execute(tx);
  }
  if (rows.length < BATCH) {
    await announceMail(tx, context, emailId);
    await settleEmail(tx, context.tenant.id, emailId);
  }
  return rows.length === BATCH;
}

/** Once for each startup that people of whom got the mail. */
async function announceMail(tx: Tx, context: RequestContext, email: string): Promise<void> {
  const { rows } = await sql<{ startup: string; people: string[] }>`
    select s.startup, array_agg(distinct d.recipient_id order by d.recipient_id) as people
    from email_delivery d join "user" u on u.tenant_id = d.tenant_id and u.id = d.recipient_id,
      unnest(u.startups_ids) as s(startup)
    where d.email_id = ${email} and d.status in ('queued', 'sent') group by s.startup order by s.startup`.execute(tx);
  for (const { startup, people } of rows) {
    await announce({ tx, context }, 'MailSent', { email, startup, recipients: people });
  }
}

async function setFailed(tx: Tx, id: string): Promise<void> {
  await sql`update email set status = 'failed', version = version + 1, updated_at = now()
    where id = ${id} and status in ('sending', 'scheduled')`.execute(tx);
}
