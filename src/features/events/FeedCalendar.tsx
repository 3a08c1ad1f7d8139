import { dayOf } from '#domain/dates/zonedDays.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { MonthBrowser } from '#src/screens/calendar/MonthBrowser.tsx';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { EventFeedDocument, type EventFeedView } from './events.gen.ts';

/** As many as one answer holds; a month with more is read in the table. */
const limit = 100;

const legend = (['published', 'draft', 'cancelled'] as const).map((status) => ({
  id: status,
  labelKey: `enum.EventStatus.${status}`,
  tone: toneOfValue('EventStatus', status) ?? 'neutral',
}));

/** The events of a view by day. */
export function FeedCalendar({ view, search }: { readonly view: EventFeedView; readonly search: string }) {
  return (
    <MonthBrowser
      queryKey={['EventFeed', 'calendar', view, search]}
      legend={legend}
      load={async ({ from, to, zone }, signal) => {
        const filter = { startTime: { GTE: from, LTE: to } };
        const variables = { view, filter, search: search || null, limit };
        const { incubatorEventFeed } = await graphqlRequest(EventFeedDocument, variables, { signal });
        return incubatorEventFeed.results.flatMap(({ _id, title, status, startTime, endTime }) => {
          if (!startTime) return [];
          const firstDay = dayOf(zone, new Date(startTime));
          return {
            key: _id,
            sourceKey: `enum.EventStatus.${status}`,
            name: title,
            tone: toneOfValue('EventStatus', status) ?? 'neutral',
            href: paths.event({ id: _id }),
            firstDay,
            lastDay: endTime ? dayOf(zone, new Date(endTime)) : firstDay,
            start: startTime,
          };
        });
      }}
    />
  );
}
