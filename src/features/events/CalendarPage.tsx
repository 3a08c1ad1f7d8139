import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { MonthBrowser } from '#src/screens/calendar/MonthBrowser.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { MyCalendarDocument, type MyCalendarQuery } from './events.gen.ts';

const tones = { EVENT: 'info', SESSION: 'success', TASK: 'warning' } as const;

const legend = (['EVENT', 'SESSION', 'TASK'] as const).map((kind) => ({
  id: kind,
  labelKey: `enum.CalendarEntryKind.${kind}`,
  tone: tones[kind],
}));

/** One's own events, coaching sessions and open tasks, a month at a time. */
export function CalendarPage() {
  const { t } = useTranslation('programme');
  return (
    <Page width="full">
      <PageHeader title={t('calendar.title')} />
      <MonthBrowser
        queryKey={['MyCalendar']}
        legend={legend}
        load={async ({ from, to, zone }, signal) => {
          const answer = await graphqlRequest(MyCalendarDocument, { from, to }, { signal });
          return answer.myCalendar.map((entry) => entryOf(entry, zone));
        }}
      />
    </Page>
  );
}

function entryOf({ id, start, end, title, kind, url }: MyCalendarQuery['myCalendar'][number], zone: string) {
  const firstDay = dayOf(zone, new Date(start));
  return {
    key: id,
    sourceKey: `enum.CalendarEntryKind.${kind}`,
    name: title,
    tone: tones[kind],
    href: url ?? null,
    firstDay,
    lastDay: end ? dayOf(zone, new Date(end)) : firstDay,
    // What is due at the end of a day has no time worth saying.
    start: kind === 'TASK' ? null : start,
  };
}
