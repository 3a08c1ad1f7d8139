import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { type Notice, type NoticeKey, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export interface ListMail {
  readonly person: string;
  /** Text of the subject, which names the organisation. */
  readonly subject: NoticeKey;
  readonly notices: readonly Notice[];
  /** Path of this site that it leads to. */
  readonly url: string;
}

/**
 * One mail to one person about several things, a paragraph each, in their language and zone; where reminders by mail are
 * on and their address is confirmed.
 */
export async function mailList(tx: Tx, context: RequestContext, { person, subject, notices, url }: ListMail) {
  const { tenant } = context;
  if (tenant.features.switches.reminderEmails !== true || notices.length === 0) return;
  const { rows } = await sql<{ email: string; language: string | null; timezone: string | null }>`
    select email, language, timezone from "user" where id = ${person} and lower(status) = 'active' and validated`.execute(
    tx,
  );
  for (const { email, language, timezone } of rows) {
    const reader = readerIn(language, tenant);
    const zone = timezone || tenant.timezone;
    await queueMail(
      tx,
      composeMail(tenant, email, reader.language, {
        subject: noticeText(reader, zone, { text: subject, name: tenant.name }),
        before: notices.map((notice) => noticeText(reader, zone, notice)),
        link: { href: `${tenant.origin}${url}` },
        after: [],
      }),
    );
  }
}
