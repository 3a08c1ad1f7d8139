import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { type Notice, type NoticeKey, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

/** A thing that is told, and the path of this site where it stands. */
export interface ListedNotice {
  readonly notice: Notice;
  readonly url?: string | null;
}

export interface ListMail {
  readonly person: string;
  /** Text of the subject, which names the organisation. */
  readonly subject: NoticeKey;
  readonly notices: readonly ListedNotice[];
  /** Path of this site that it leads to. */
  readonly url: string;
  /** How many it names, as one that lists more is read by nobody; all without. */
  readonly most?: number;
  /** What a mail of its own has said to them since then is not said again. */
  readonly unsaidSince?: string;
  /** Nor, since then, what any mail has listed. */
  readonly unlistedSince?: string;
}

/**
 * One mail to one person about several things, a paragraph each that leads to it, in their language and zone; where
 * reminders by mail are on and their address is confirmed.
 */
export async function mailList(tx: Tx, context: RequestContext, mail: ListMail): Promise<void> {
  const { tenant } = context;
  if (tenant.features.switches.reminderEmails !== true || mail.notices.length === 0) return;
  const { rows } = await sql<Recipient>`
    select email, language, timezone from "user" where id = ${mail.person} and lower(status) = 'active' and validated`.execute(
    tx,
  );
  for (const recipient of rows) {
    const reader = readerIn(recipient.language, tenant);
    const zone = recipient.timezone || tenant.timezone;
    const said = await mailsSince(tx, recipient.email, mail.unsaidSince);
    const listed = await mailsSince(tx, recipient.email, mail.unlistedSince);
    const lines = mail.notices
      .map(({ notice, url }) => ({ label: noticeText(reader, zone, notice), url }))
      .filter(({ label }) => !said.some(({ subject }) => subject === label))
      .filter(({ label }) => !listed.some(({ text }) => text.includes(label)))
      .map(({ label, url }) => (url ? { label, href: addressOf(tenant, url) } : label));
    if (lines.length === 0) continue;
    const shown = lines.slice(0, mail.most ?? lines.length);
    const rest = lines.length - shown.length;
    const more = rest > 0 ? [noticeText(reader, zone, { text: 'digest.more', name: String(rest) })] : [];
    await queueMail(
      tx,
      composeMail(tenant, recipient.email, reader.language, {
        subject: noticeText(reader, zone, { text: mail.subject, name: tenant.name }),
        before: [...shown, ...more],
        link: { href: `${tenant.origin}${mail.url}` },
        after: [],
      }),
    );
  }
}

interface Recipient {
  readonly email: string;
  readonly language: string | null;
  readonly timezone: string | null;
}

/** Tasks may lead to other sites. */
function addressOf({ origin }: Tenant, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url;
}

/** A mail about one thing has its sentence as its subject; one that lists several has each in its text. */
interface SaidMail {
  readonly subject: string;
  readonly text: string;
}

async function mailsSince(tx: Tx, email: string, since: string | undefined): Promise<readonly SaidMail[]> {
  if (since === undefined) return [];
  const { rows } = await sql<SaidMail>`
    select subject, text_body as text from mail where tenant_id = current_setting('app.tenant') and recipient = ${email}
      and created_at >= ${since}::timestamptz`.execute(tx);
  return rows;
}
