import { dayOf } from '#domain/dates/zonedDays.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { CalendarQuestion } from '#src/screens/calendar/shownCalendar.ts';
import { MyCalendarDocument, type MyCalendarQuery } from './events.gen.ts';

export const calendarTones = { EVENT: 'info', SESSION: 'success', MEETING: 'neutral', TASK: 'warning' } as const;

/** One's own events, coaching sessions, meetings and open tasks of a month. */
export const myCalendarQuestion: CalendarQuestion = {
  queryKey: ['MyCalendar'],
  load: async ({ from, to, zone }, signal) => {
    const answer = await graphqlRequest(MyCalendarDocument, { from, to }, { signal });
    return answer.myCalendar.map((entry) => entryOf(entry, zone));
  },
};

function entryOf({ id, start, end, title, kind, url }: MyCalendarQuery['myCalendar'][number], zone: string) {
  const firstDay = dayOf(zone, new Date(start));
  return {
    key: id,
    sourceKey: `enum.CalendarEntryKind.${kind}`,
    name: title,
    tone: calendarTones[kind],
    href: url ?? null,
    firstDay,
    lastDay: end ? dayOf(zone, new Date(end)) : firstDay,
    // What is due at the end of a day has no time worth saying.
    start: kind === 'TASK' ? null : start,
    end: kind === 'TASK' ? null : (end ?? null),
  };
}
