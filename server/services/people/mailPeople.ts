import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { type CalendarEntry, calendarOfSeveral, calendarPart } from '#server/platform/mail/calendarPart.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { type Notice, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn, type TextReader } from '#server/platform/texts/textReader.ts';
import { isWritten } from './isReached.ts';

export interface MailNews {
  /** Feature switch that these mails depend on; none for what is always written, as the news of an application. */
  readonly feature?: 'emailEvents' | 'reminderEmails';
  readonly people: readonly unknown[];
  /** Who of them is written to before they have confirmed their address: whoever has come to us, as applicants do. */
  readonly reachedEarly?: string | null;
  readonly notice: Notice;
  /** What it begins with, where that is not said as in its subject: without the moment that the lines name. */
  readonly opening?: Notice;
  /** Path of this site that it leads to. */
  readonly url: string;
  /** Further paragraphs, in the words and the zone of each. */
  readonly lines?: (reader: TextReader, timeZone: string) => readonly string[];
  /** What each may do about it without signing in: paths of this site with a secret, named in their words. */
  readonly choices?: (person: string, reader: TextReader) => Promise<readonly MailChoice[]>;
  /** Mails that leave later, and can be withdrawn until then by what their ids begin with. */
  readonly later?: LaterMails;
  /** The appointment that it is about: it goes into their calendars, or out of them. */
  readonly calendar?: CalendarNews;
}

interface LaterMails {
  readonly id: string;
  readonly notBefore: string;
}

interface MailChoice {
  readonly path: string;
  readonly label: string;
}

export interface CalendarNews {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly entry: CalendarEntry;
  /** The further dates of a series, with the same organiser; of all of them the same is said. */
  readonly further?: readonly CalendarEntry[];
  /** Who stands as its organiser; the organisation itself where nobody does. */
  readonly organizer?: { readonly name: string; readonly email: string };
}

/** Writes to people what they are told here too, where the organisation wants such mails; addresses must be confirmed, but of who is reached early. */
export async function mailPeople(tx: Tx, context: RequestContext, news: MailNews): Promise<void> {
  const { tenant } = context;
  if (news.feature !== undefined && tenant.features.switches[news.feature] !== true) return;
  const wanted = [...new Set(news.people)].filter((id) => typeof id === 'string');
  const { rows } = await sql<{
    id: string;
    email: string;
    name: string;
    language: string | null;
    timezone: string | null;
  }>`
    select id, email, trim(first_name || ' ' || coalesce(last_name, '')) as name, language, timezone from "user"
    where id = any(${wanted}::text[]) and ${isWritten(news.reachedEarly)}`.execute(tx);
  for (const { id, email, name, language, timezone } of rows) {
    const reader = readerIn(language, tenant);
    const zone = timezone || tenant.timezone;
    // Mailboxes cut what is longer: what has changed is said in the mail.
    const subject = noticeText(reader, zone, { ...news.notice, move: null, dayWas: null });
    const before = [noticeText(reader, zone, news.opening ?? news.notice), ...(news.lines?.(reader, zone) ?? [])];
    const offered = (await news.choices?.(id, reader)) ?? [];
    const choices = offered.map(({ path, label }) => ({ href: `${tenant.origin}${path}`, label }));
    const content = { subject, before, choices, link: { href: `${tenant.origin}${news.url}` }, after: [] };
    const mail = composeMail(tenant, email, reader.language, content);
    const organizer = news.calendar?.organizer ?? { name: tenant.name, email: addressIn(tenant.mailFrom) };
    const invited = { organizer, attendee: { name, email }, at: context.now().toISOString() };
    const calendar = news.calendar && partOf(news.calendar, invited);
    const { later } = news;
    const written = { ...mail, ...(calendar && { calendar }), ...(later && { notBefore: later.notBefore }) };
    await queueMail(tx, written, later && `${later.id}${uuidv7()}`);
  }
}

function partOf({ method, entry, further = [] }: CalendarNews, invited: Parameters<typeof calendarPart>[2]) {
  return further.length > 0
    ? calendarOfSeveral(method, [entry, ...further], invited)
    : calendarPart(method, entry, invited);
}

/** Takes mails back that have not left, by what their ids begin with. */
export async function withdrawMailsOf(tx: Tx, id: string): Promise<void> {
  await sql`delete from mail where starts_with(id, ${id}) and sent_at is null and failed_at is null
    and attempts = 0`.execute(tx);
}

/** `Cohort <post@cohort.test>` → the address alone. */
function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
