/** What is told of dates that are written at once: whoever is told the same of several of them reads it once. */
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isOfSessions } from '../eventRules.ts';
import type { DateMail, DateNews, Several } from './dateNews.ts';
import { beginsAt } from './seriesEvents.ts';
import { mailOne, tellOne } from './tellDate.ts';
import { mailSeveral, tellSeveral } from './tellDates.ts';

interface Gathered {
  readonly news: DateNews[];
  readonly mails: DateMail[];
}

/** What waits to be told, in transactions that write several dates. */
const gathered = new WeakMap<Tx, Gathered>();

/** Does something that writes several dates of a series, and tells of them afterwards. */
export async function tellDatesTogether<T>(scope: FollowScope, write: () => Promise<T>): Promise<T> {
  const { tx } = scope;
  const waiting: Gathered = { news: [], mails: [] };
  gathered.set(tx, waiting);
  try {
    const result = await write();
    gathered.delete(tx);
    await tellGathered(scope, waiting);
    return result;
  } finally {
    gathered.delete(tx);
  }
}

/** Tells people something of an event here, now or with its other dates. */
export async function tellDate(scope: FollowScope, news: DateNews): Promise<void> {
  const waiting = gathered.get(scope.tx);
  if (waiting) waiting.news.push(news);
  else await tellOne(scope, news);
}

/** The same by mail. Conversations are appointments of their own, each with somebody else: of those each is written about. */
export async function mailDate(scope: FollowScope, { people, ...told }: DateMail): Promise<void> {
  const mail = { ...told, people: [...new Set(people)] };
  const waiting = isOfSessions(scope.context, mail.event) ? undefined : gathered.get(scope.tx);
  if (waiting) waiting.mails.push(mail);
  else await mailOne(scope, mail);
}

async function tellGathered(scope: FollowScope, { news, mails }: Gathered): Promise<void> {
  for (const same of Map.groupBy(news, ({ text, type }) => `${text} ${type}`).values()) {
    for (const [dates, people] of byReaders(same)) {
      if (isSeveral(dates)) await tellSeveral(scope, dates, people);
      else for (const date of dates) await tellOne(scope, { ...date, people });
    }
  }
  for (const same of Map.groupBy(mails, ({ text }) => text).values()) {
    for (const [dates, people] of byReaders(same)) {
      if (isSeveral(dates)) await mailSeveral(scope, dates, people);
      else for (const date of dates) await mailOne(scope, { ...date, people });
    }
  }
}

const isSeveral = <Told>(dates: readonly Told[]): dates is Several<Told> => dates.length > 1;

type Shared<Told> = readonly [dates: readonly Told[], people: readonly string[]];

/** Who is told of the same dates is told of them at once; the dates are in their order. */
function byReaders<Told extends DateNews | DateMail>(told: readonly Told[]): readonly Shared<Told>[] {
  const own = new Map<string, Map<string, Told>>();
  for (const date of told.toSorted(byTime)) {
    for (const person of date.people) {
      const dates = own.get(person) ?? new Map<string, Told>();
      own.set(person, dates.set(date.event.id, date));
    }
  }
  const alike = Map.groupBy(own, ([, dates]) => [...dates.values()].map(markOf).join(' '));
  return [...alike.values()].map((readers) => [
    [...(readers[0]?.[1].values() ?? [])],
    readers.map(([person]) => person),
  ]);
}

/** Two read the same of a date when the same becomes of it in their calendars. */
const markOf = (date: DateNews | DateMail): string =>
  'method' in date ? `${date.event.id}/${date.method}` : date.event.id;

const byTime = ({ event }: DateNews | DateMail, other: DateNews | DateMail): number =>
  (beginsAt(event) ?? '').localeCompare(beginsAt(other.event) ?? '');
