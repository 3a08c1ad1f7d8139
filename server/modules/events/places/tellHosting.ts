/** What those learn who are to host what is published: of one event, or of several dates of a series together. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { momentText } from '#server/platform/texts/notices.ts';
import { type CalendarNews, mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { calendarOf } from '../calendarOf.ts';
import { isOfSessions } from '../eventRules.ts';
import { beginsAt } from '../series/seriesEvents.ts';
import { mailAppointments } from '../sessions/mailAppointments.ts';
import { findSessions } from '../sessions/sessionCalendar.ts';

const HOST = { type: 'meetingScheduledStaff' } as const;

interface Hosting {
  readonly event: StoredRow;
  readonly person: string;
}

/** Who is to host what, in transactions that publish several dates. */
const gathered = new WeakMap<Tx, Hosting[]>();

/** Does something that publishes several dates of a series; whoever hosts more than one of them reads of all in one message. */
export async function tellDatesTogether<T>(scope: FollowScope, publish: () => Promise<T>): Promise<T> {
  const { tx } = scope;
  const hostings: Hosting[] = [];
  gathered.set(tx, hostings);
  try {
    const result = await publish();
    gathered.delete(tx);
    await tellGathered(scope, hostings);
    return result;
  } finally {
    gathered.delete(tx);
  }
}

/** Tells people that they host an event, now or with its other dates. */
export async function tellHosting(scope: FollowScope, event: StoredRow, people: readonly string[]): Promise<void> {
  const waiting = gathered.get(scope.tx);
  if (waiting) waiting.push(...people.map((person) => ({ event, person })));
  else await tellOne(scope, event, people);
}

/** Who hosts the same dates is told of them at once. */
async function tellGathered(scope: FollowScope, hostings: readonly Hosting[]): Promise<void> {
  const byPerson = Map.groupBy(hostings, ({ person }) => person);
  const byDates = Map.groupBy(byPerson, ([, own]) => own.map(({ event }) => event.id).join(' '));
  for (const shared of byDates.values()) {
    const people = shared.map(([person]) => person);
    const [first, ...further] = (shared[0]?.[1] ?? []).map(({ event }) => event).sort(byTime);
    if (first === undefined) continue;
    if (further.length === 0) await tellOne(scope, first, people);
    else await tellSeveral(scope, [first, ...further], people);
  }
}

async function tellOne(scope: FollowScope, event: StoredRow, people: readonly string[]): Promise<void> {
  await tellPeople(scope.tx, scope.context, { ...HOST, ...hostingOf(event), people });
  await mailOne(scope, event, people);
}

/** Who is to hold conversations is written of each as it is booked; of those that are booked already, now. */
async function mailOne(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const people = isOfSessions(scope.context, event) ? await holdersAmong(scope, event, hosts) : hosts;
  await mailAppointments(scope, event, { ...hostingOf(event), people, method: 'REQUEST' });
}

function hostingOf({ id, title, startTime }: StoredRow) {
  const at = typeof startTime === 'string' ? startTime : null;
  return { notice: { text: 'event.hosting', name: String(title), at } as const, url: `/events/${id}` };
}

/** One sentence, one mail that lists the dates, and one calendar part with all of them. */
async function tellSeveral(
  scope: FollowScope,
  events: readonly [StoredRow, ...StoredRow[]],
  people: readonly string[],
): Promise<void> {
  const { tx, context } = scope;
  const [first] = events;
  const dates = events.map(beginsAt).filter((date) => date !== null);
  const named = { name: String(first.title), at: dates[0] ?? null, count: events.length };
  const told = { notice: { text: 'event.hostingDates', ...named } as const, url: `/events/${first.id}`, people };
  await tellPeople(tx, context, { ...HOST, ...told });
  if (isOfSessions(context, first)) {
    for (const event of events) await mailOne(scope, event, people);
    return;
  }
  const parts: (CalendarNews | undefined)[] = [];
  for (const event of events) parts.push((await calendarOf(scope, event, 'REQUEST')).calendar);
  const [part, ...others] = parts.filter((one) => one !== undefined);
  const calendar = part && { ...part, further: others.map(({ entry }) => entry) };
  await mailPeople(tx, context, {
    ...told,
    feature: 'emailEvents',
    lines: (reader, zone) => dates.map((date) => momentText(reader, zone, date)),
    ...(calendar && { calendar }),
  });
}

/** Of some people, those who hold a conversation that is booked. */
export async function holdersAmong(
  scope: FollowScope,
  event: StoredRow,
  people: readonly string[],
): Promise<readonly string[]> {
  const holders = new Set((await findSessions(scope, event.id)).map(({ host }) => host));
  return people.filter((id) => holders.has(id));
}

const byTime = (one: StoredRow, other: StoredRow): number => (beginsAt(one) ?? '').localeCompare(beginsAt(other) ?? '');
