/** What is told of several dates of a series at once: one sentence here, and one mail that lists them. */
import type { FollowScope } from '#server/platform/context/followers.ts';
import { spanText } from '#server/platform/texts/notices.ts';
import { type CalendarNews, mailPeople } from '#server/services/people/mailPeople.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { calendarOf } from '../calendarOf.ts';
import { type DateMail, type DateNews, type Several, takenBackBy, textOfSeveral } from './dateNews.ts';
import { beginsAt } from './seriesEvents.ts';

export async function tellSeveral(
  { tx, context }: FollowScope,
  dates: Several<DateNews>,
  people: readonly string[],
): Promise<void> {
  const [{ event, text, type, url }] = dates;
  const notice = { ...noticeOf(dates), pages: [...new Set(dates.map((date) => date.url))] };
  const stale = takenBackBy[text];
  if (stale) await takeBackNews(tx, { texts: stale, url: `/events/${event.id}`, people });
  await tellPeople(tx, context, { type, url, people, notice });
}

/** It begins without a date, as all of them follow; its subject is what is told here. */
export async function mailSeveral(
  scope: FollowScope,
  dates: Several<DateMail>,
  people: readonly string[],
): Promise<void> {
  const entries = await entriesOf(scope, dates);
  const calendar = partOf(entries);
  const notice = noticeOf(dates);
  await mailPeople(scope.tx, scope.context, {
    feature: 'emailEvents',
    people,
    url: dates[0].url,
    notice,
    opening: { ...notice, at: null },
    lines: (reader, zone) =>
      entries.map(({ calendar: { entry } }) =>
        [spanText(reader, zone, entry.start, entry.end), entry.location].filter(Boolean).join(' · '),
      ),
    ...(calendar && { calendar }),
  });
}

function noticeOf(dates: Several<DateNews | DateMail>) {
  const [{ event, text }] = dates;
  return { text: textOfSeveral[text], name: String(event.title), at: beginsAt(event), count: dates.length };
}

interface DateEntry {
  /** Whether it is in the calendars of those who read of it, or is to be. */
  readonly isAppointment: boolean;
  readonly calendar: CalendarNews;
}

/** Those that have a time. */
async function entriesOf(scope: FollowScope, dates: Several<DateMail>): Promise<readonly DateEntry[]> {
  const entries: DateEntry[] = [];
  for (const { event, method } of dates) {
    const { calendar } = await calendarOf(scope, event, method ?? 'REQUEST');
    if (calendar) entries.push({ isAppointment: method !== null, calendar });
  }
  return entries;
}

/** One calendar part with all of them. */
function partOf(entries: readonly DateEntry[]): CalendarNews | undefined {
  const [part, ...others] = entries.filter(({ isAppointment }) => isAppointment).map(({ calendar }) => calendar);
  return part && { ...part, further: others.map(({ entry }) => entry) };
}
