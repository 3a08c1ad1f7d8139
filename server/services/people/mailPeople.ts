import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { type Notice, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export interface MailNews {
  /** Feature switch that these mails depend on. */
  readonly feature: 'emailEvents' | 'reminderEmails';
  readonly people: readonly unknown[];
  readonly notice: Notice;
  /** Path of this site that it leads to. */
  readonly url: string;
}

/** Writes to people what they are told here too, where the organisation wants such mails; addresses must be confirmed. */
export async function mailPeople(tx: Tx, context: RequestContext, news: MailNews): Promise<void> {
  const { tenant } = context;
  if (tenant.features.switches[news.feature] !== true) return;
  const wanted = [...new Set(news.people)].filter((id) => typeof id === 'string');
  const { rows } = await sql<{ email: string; language: string | null; timezone: string | null }>`
    select email, language, timezone from "user"
    where id = any(${wanted}::text[]) and lower(status) = 'active' and validated`.execute(tx);
  for (const { email, language, timezone } of rows) {
    const reader = readerIn(language, tenant);
    const sentence = noticeText(reader, timezone || tenant.timezone, news.notice);
    const content = { subject: sentence, before: [sentence], link: { href: `${tenant.origin}${news.url}` }, after: [] };
    await queueMail(tx, composeMail(tenant, email, reader.language, content));
  }
}
