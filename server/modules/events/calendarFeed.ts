/** A person's own calendar for other calendars: at a secret address, without signing in, kept as a hash. */
import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { calendarText } from '#server/platform/mail/calendarPart.ts';
import { endPublicLinks, findPublicLink, issuePublicLink } from '#server/services/auth/publicLinks.ts';
import { type CalendarEntry, myCalendar } from './myCalendar.ts';

const purpose = 'calendarFeed';

/** Where calendars read it: `/api/calendar/<secret>.ics`. */
export const CALENDAR_FEED_PATH = '/api/calendar';

const DAY_MS = 86_400_000;
/** What a calendar shows: the last month, and half a year ahead, asked for in parts of a quarter. */
const SPANS = [
  [-30, 60],
  [60, 150],
  [150, 180],
] as const;
/** What something takes that does not say when it ends. */
const USUAL_MS = 30 * 60_000;

/** A new address; the one before is none any more. */
export async function createCalendarFeed(tx: Tx, userId: string): Promise<string> {
  await endCalendarFeed(tx, userId);
  const secret = await issuePublicLink(tx, { purpose, record: userId });
  return `${CALENDAR_FEED_PATH}/${secret}.ics`;
}

export function endCalendarFeed(tx: Tx, userId: string): Promise<void> {
  return endPublicLinks(tx, { purpose, record: userId });
}

/** Since when there is an address. */
export async function calendarFeedOf(tx: Tx, userId: string): Promise<{ readonly since: string | null }> {
  const { rows } = await sql<{ created_at: Date | string }>`
    select created_at from public_link where purpose = ${purpose} and record_id = ${userId} and used_at is null`.execute(
    tx,
  );
  const [link] = rows;
  return { since: link === undefined ? null : new Date(link.created_at).toISOString() };
}

/** The calendar that a secret opens, as text (RFC 5545); null for a secret that opens none, or of somebody who may not sign in. */
export async function readCalendarFeed(context: RequestContext, secret: string): Promise<string | null> {
  const principal = await context.transact(async (tx) => {
    const link = await findPublicLink(tx, purpose, secret);
    if (link === null) return null;
    const { rows } = await sql`select from "user" where id = ${link.record} and lower(status) = 'active'`.execute(tx);
    return rows.length === 0 ? null : loadPrincipal(tx, context.tenant.id, link.record);
  });
  if (principal === null) return null;
  const now = context.now().getTime();
  const dayAt = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const parts = await Promise.all(
    SPANS.map(([from, to]) => myCalendar({ principal, read: context.read }, { from: dayAt(from), to: dayAt(to) })),
  );
  // What lies in two of the parts is there once.
  const entries = [...new Map(parts.flat().map((entry) => [entry.id, entry])).values()];
  return calendarText(
    context.tenant.name,
    entries.filter(({ kind }) => kind !== 'TASK').map((entry) => appointmentOf(entry, context)),
    dayAt(0),
  );
}

function appointmentOf({ id, version, title, start, end, url, location }: CalendarEntry, { tenant }: RequestContext) {
  return {
    id: feedId(id),
    sequence: version,
    title,
    start,
    end: end ?? new Date(Date.parse(start) + USUAL_MS).toISOString(),
    location,
    url: `${tenant.origin}${url ?? '/calendar'}`,
  };
}

/** The same as in the mails about it, so that a calendar which has both shows it once. */
function feedId(id: string): string {
  return id.replace(/^SESSION/, 'CoachingSession').replace(/^EVENT/, 'IncubatorEvent');
}
