/** How each calendar is asked when somebody is busy, and what its answers mean. Nothing else of the entries is asked for. */
import type { TimeSpan } from '#domain/availability/spans.ts';
import type { ServiceRequest } from './OutsideService.ts';
import type { Integration } from './services.ts';
import { isRecord, listIn, textIn } from './untrustedJson.ts';

interface CalendarQuestion {
  readonly request: (window: TimeSpan) => ServiceRequest;
  /** Spans in an answer; what is no span is left out. */
  readonly read: (answer: unknown) => readonly TimeSpan[];
}

/** As many entries as the calendar gives at once. */
const MAX_ENTRIES = 999;
/** Entries that leave time for others. */
const notBusy = ['free', 'workingElsewhere'];

export const calendarAnswers: Readonly<Partial<Record<Integration, CalendarQuestion>>> = {
  GOOGLE: {
    request: ({ startTime, endTime }) => ({
      method: 'POST',
      path: '/calendar/v3/freeBusy',
      body: { timeMin: startTime, timeMax: endTime, items: [{ id: 'primary' }] },
    }),
    read: (answer) => {
      const calendars = isRecord(answer) ? answer.calendars : null;
      const primary = isRecord(calendars) ? calendars.primary : null;
      return listIn(primary, 'busy').flatMap((span) => spanOf(textIn(span, 'start'), textIn(span, 'end')));
    },
  },
  MICROSOFT: {
    request: ({ startTime, endTime }) => ({
      method: 'GET',
      path: `/v1.0/me/calendarView?${new URLSearchParams({
        startDateTime: startTime,
        endDateTime: endTime,
        $select: 'start,end,showAs',
        $top: String(MAX_ENTRIES),
      })}`,
      headers: { prefer: 'outlook.timezone="UTC"' },
    }),
    read: (answer) =>
      listIn(answer, 'value').flatMap((entry) => {
        if (notBusy.includes(textIn(entry, 'showAs') ?? '')) return [];
        return spanOf(utcIn(entry, 'start'), utcIn(entry, 'end'));
      }),
  },
};

/** Times without a zone, as they were asked for: in UTC. */
function utcIn(entry: unknown, name: string): string | null {
  const moment = isRecord(entry) ? entry[name] : null;
  const text = textIn(moment, 'dateTime');
  return text === null || /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
}

function spanOf(start: string | null, end: string | null): TimeSpan[] {
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  if (!(from < to)) return [];
  return [{ startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() }];
}
