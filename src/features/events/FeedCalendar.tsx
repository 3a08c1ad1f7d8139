import { CalendarBrowser } from '#src/screens/calendar/CalendarBrowser.tsx';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import type { EventFeedView } from './events.gen.ts';
import { feedQuestion } from './feedQueries.ts';

const legend = (['published', 'draft', 'cancelled'] as const).map((status) => ({
  id: status,
  labelKey: `enum.EventStatus.${status}`,
  tone: toneOfValue('EventStatus', status) ?? 'neutral',
}));

/** The events of a view by day. */
export function FeedCalendar({ view, search }: { readonly view: EventFeedView; readonly search: string }) {
  return <CalendarBrowser question={feedQuestion(view, search)} legend={legend} />;
}
