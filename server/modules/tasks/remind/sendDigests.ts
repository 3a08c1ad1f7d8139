/** What is new for somebody and what is due, by mail, each day or each week, as they have chosen. */
import { sql } from 'kysely';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice, NoticeKey } from '#server/platform/texts/notices.ts';
import { type Appointment, appointments, saidBefore } from '#server/services/booking/appointments.ts';
import { type ListedNotice, mailList } from '#server/services/people/mailList.ts';
import { type DigestRhythm, reminderSettings } from '#server/services/people/reminderSettings.ts';
import { dueColumns, dueNotice, type TaskWithDue } from './dueNotice.ts';
import { holdsStill, nameNow } from './holdsStill.ts';

const DAY_MS = 86_400_000;
/** A mail that lists more is read by nobody. */
const MOST = 10;

export const digests: readonly Schedule[] = [
  {
    name: 'digest.daily',
    about: 'Who wants it gets an overview of what is new and what is due today',
    at: { time: '07:30' },
    skipsMissed: true,
    isLast: true,
    run: (scope) => send(scope, 'DAILY', 1),
  },
  {
    name: 'digest.weekly',
    about: 'Who wants it gets an overview of the week',
    at: { time: '07:30', weekday: 1 },
    skipsMissed: true,
    isLast: true,
    run: (scope) => send(scope, 'WEEKLY', 7),
  },
];

async function send({ tx, context, from, until }: ClockScope, rhythm: DigestRhythm, days: number): Promise<boolean> {
  const { digest } = await reminderSettings(tx);
  const { rows } = await sql<{ id: string; timezone: string | null }>`select id, timezone from "user"
    where lower(status) = 'active' and validated and coalesce(digest, ${digest}) = ${rhythm} order by id`.execute(tx);
  const end = new Date(until.getTime() + days * DAY_MS);
  const { start: unsaidSince } = dayBounds(context.tenant.timezone, until);
  for (const { id, timezone } of rows) {
    const isToday = ofToday(timezone || context.tenant.timezone, until);
    const dates = await datesOf(tx, id, until, end);
    const dues = await duesOf(tx, id, until, end);
    const today = dates.filter(isToday);
    const notices = [
      ...today.map(saidOfToday),
      ...dues.filter(isToday),
      ...(await newsOf(tx, id, from, until)).filter((news) => !isListed(news, today)),
      ...dues.filter((due) => !isToday(due)),
      ...dates.filter((date) => !isToday(date)),
    ];
    const subject = 'digest.subject';
    await mailList(tx, context, { person: id, subject, notices, url: '/home', most: MOST, unsaidSince });
  }
  return false;
}

/** What is still to come of the day that it is where they are. */
function ofToday(zone: string, now: Date): (listed: ListedNotice) => boolean {
  const today = dayOf(zone, now);
  return ({ notice: { at } }) => !!at && Date.parse(at) >= now.getTime() && dayOf(zone, new Date(at)) === today;
}

/** An overview of the day has all of it, what a mail has reminded of this morning too. */
function saidOfToday({ notice, url = null }: ListedNotice): ListedNotice {
  const text = notice.text.startsWith('session.') ? 'session.today' : 'event.today';
  return { notice: { ...notice, text }, url };
}

/** That something is planned goes without saying where it is said to be today; what asks for something does not. */
const plans: ReadonlySet<NoticeKey> = new Set<NoticeKey>([
  'startup.meetingScheduled',
  'startup.meetingJoined',
  'application.meetingScheduled',
  'application.interviewPlanned',
  'application.interviewChosen',
  'event.joined',
]);

const isListed = ({ notice, url }: ListedNotice, dates: readonly ListedNotice[]): boolean =>
  plans.has(notice.text) && !notice.lacksPlace && dates.some((date) => date.url === url);

/**
 * What they were told since the last one, have not read, and would be told today too; of several sentences about one
 * thing the last. Each is called as it is called now.
 */
async function newsOf(tx: Tx, person: string, since: Date, now: Date): Promise<ListedNotice[]> {
  const { rows } = await sql<{ text: NoticeKey; values: Omit<Notice, 'text'>; url: string | null }>`
    select n.text_key as text, n.text_values || jsonb_strip_nulls(jsonb_build_object('name', ${nameNow})) as values, n.url
    from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where r.user_id = ${person} and not r.is_read and n.text_key is not null
      and r.created_at > ${since.toISOString()}::timestamptz and ${holdsStill(person, now)}
    order by r.created_at desc, r.id desc`.execute(tx);
  const said = new Set<string>();
  return rows.flatMap(({ text, values, url }) => {
    const things = thingsOf(text, values, url);
    if (things.every((thing) => said.has(thing))) return [];
    for (const thing of things) said.add(thing);
    return [{ notice: { ...values, text }, url }];
  });
}

/** What is told of several dates of a series is told of each. */
function thingsOf(text: NoticeKey, values: Omit<Notice, 'text'>, url: string | null): readonly string[] {
  return (values.pages ?? [url]).map((page) => thingOf(text, values, page));
}

/** Meetings and places are told of again when they change; all else is told of once each. */
const retold: readonly (readonly [prefix: string, family: string])[] = [
  ['startup.meeting', 'session'],
  ['application.meeting', 'interview'],
  ['application.interview', 'interview'],
  ['event.', 'event'],
  ['request.', 'request'],
];

function thingOf(text: NoticeKey, values: Omit<Notice, 'text'>, url: string | null): string {
  const family = retold.find(([prefix]) => text.startsWith(prefix))?.[1];
  return JSON.stringify(
    family === 'request' ? [family, values.name, values.at] : family ? [family, url] : [text, url, values],
  );
}

async function duesOf(tx: Tx, person: string, now: Date, end: Date): Promise<ListedNotice[]> {
  const { rows } = await sql<TaskWithDue & { url: string }>`
    select ${dueColumns}, coalesce(nullif(t.url, ''), '/tasks') as url
    from task t join task_assignee a on a.tenant_id = t.tenant_id and a.task_id = t.id
    where a.user_id = ${person} and not a.done and t.completion_status = 'PENDING' and t.approval_status = 'APPROVED'
      and t.due_date <= ${end.toISOString()}::timestamptz
    order by t.due_date, t.id`.execute(tx);
  return rows.map((task) => ({ notice: dueNotice(task, now), url: task.url }));
}

/** Sessions, events, conversations and interviews that they come to. */
async function datesOf(tx: Tx, person: string, start: Date, end: Date): Promise<ListedNotice[]> {
  const { rows } = await sql<Pick<Appointment, 'text' | 'at' | 'url'> & { name: string }>`
    select text, title as name, at, url from ${appointments} a
    where a.person = ${person} and at > ${start.toISOString()}::timestamptz and at <= ${end.toISOString()}::timestamptz
    order by at, title`.execute(tx);
  return rows.map(({ name, at, url, ...due }) => {
    const text = saidBefore({ ...due, at }, start);
    return { notice: { text, name, at: new Date(at).toISOString() }, url };
  });
}
