import type { DemoData, DemoRow } from './DemoData.ts';

interface Wish {
  readonly people: readonly string[];
  /** Counted from today. */
  readonly day: number;
  /** Of the day. */
  readonly from: number;
  readonly minutes: number;
}

interface Busy {
  readonly start: string;
  readonly end: string;
}

/** The first day from the wished one on at which all of the people have that time: nobody is at two places (`0029_guest_times.ts`). */
export function freeDay(data: DemoData, { people, day, from, minutes }: Wish): number {
  const busy = busyTimesOf(data, new Set(people));
  let free = day;
  while (
    busy.some((other) => overlaps(other, data.daysFromToday(free, from), data.daysFromToday(free, from + minutes)))
  )
    free += 1;
  return free;
}

/** Whether somebody is expected nowhere in a span of time. */
export function isFree(data: DemoData, person: string, { start, end }: Busy): boolean {
  return !busyTimesOf(data, new Set([person])).some((other) => overlaps(other, start, end));
}

function overlaps({ start, end }: Busy, from: string, until: string): boolean {
  return start < until && from < end;
}

function busyTimesOf(data: DemoData, people: ReadonlySet<string>): Busy[] {
  const isOne = (id: unknown) => people.has(String(id));
  const areSome = (ids: unknown) => (ids as readonly string[]).some(isOne);
  const sessions = data
    .all('CoachingSession')
    .filter((row) => row.status === 'planned' && (areSome(row.coachs) || areSome(row.attendees)));
  const slots = data
    .all('OneOnOneEvent')
    .filter((row) => row.status === 'REGISTERED' && (isOne(row.host) || isOne(row.bookedBy)));
  const applicants = new Map(data.all('Application').map(({ id, applicant }) => [id, applicant]));
  const interviews = data
    .all('ApplicationMeeting')
    .filter(
      (row) =>
        row.status === 'meeting_scheduled' && (isOne(row.host) || isOne(applicants.get(String(row.application)))),
    );
  const hosted = data.all('IncubatorEvent').filter((row) => row.status === 'published' && areSome(row.hosts));
  return [
    ...[...sessions, ...slots, ...hosted].map((row) => ({ start: String(row.startTime), end: String(row.endTime) })),
    ...interviews.map(interviewTime),
  ];
}

function interviewTime({ startTime, durationMinutes }: DemoRow): Busy {
  const start = String(startTime);
  return { start, end: new Date(Date.parse(start) + Number(durationMinutes) * 60_000).toISOString() };
}
