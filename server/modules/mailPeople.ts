import { sql } from 'kysely';
import { escapeHtml } from '#domain/text/formattedHtml.ts';
import type { Tx } from '#server/db/database.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { queueMail } from '#server/jobs/mail.ts';

export interface MailNews {
  /** Feature switch that these mails depend on. */
  readonly feature: 'emailEvents' | 'reminderEmails';
  readonly people: readonly unknown[];
  /** What there is to say, in a language, with moments in a zone. */
  readonly message: (language: string, timeZone: string) => string;
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
    const chosen = language ?? tenant.defaultLanguage;
    const message = news.message(chosen, timezone || tenant.timezone);
    const link = `${tenant.origin}${news.url}`;
    await queueMail(tx, {
      from: tenant.mailFrom,
      to: email,
      subject: message,
      text: [message, '', link, '', tenant.name].join('\n'),
      html: `<!doctype html><html dir="${chosen === 'ar' ? 'rtl' : 'ltr'}"><body>
<p>${escapeHtml(message)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<p>${escapeHtml(tenant.name)}</p></body></html>`,
    });
  }
}
