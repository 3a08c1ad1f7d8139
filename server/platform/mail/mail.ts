import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import type { CalendarPart } from './calendarPart.ts';

export interface NewMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly calendar?: CalendarPart;
  /** When it is to leave, if not at once. */
  readonly notBefore?: string;
}

export const MAIL_CHANNEL = 'cohort_mail';
const KEPT_DAYS = 30;

/** Queues a mail of the transaction's tenant. It is sent after the commit, and only then; `id` is for what refers to it. */
export async function queueMail(tx: Tx, mail: NewMail, id = uuidv7()): Promise<string> {
  await sql`
    with written as (
      insert into mail (id, tenant_id, sender, recipient, subject, text_body, html_body, calendar_method, calendar_text,
                        next_attempt_at)
      values (${id}, current_setting('app.tenant'), ${mail.from}, ${mail.to}, ${mail.subject}, ${mail.text},
              ${mail.html ?? null}, ${mail.calendar?.method ?? null}, ${mail.calendar?.text ?? null},
              coalesce(${mail.notBefore ?? null}::timestamptz, now()))
      returning 1
    )
    select pg_notify(${MAIL_CHANNEL}, '') from written`.execute(tx);
  return id;
}

/** Removes what was sent, or given up, long ago: mails hold what people wrote to each other, and links that open accounts. */
export async function pruneMails(database: DatabaseHandle): Promise<void> {
  await database.withSystem((tx) =>
    sql`delete from mail where coalesce(sent_at, failed_at) < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      tx,
    ),
  );
}
