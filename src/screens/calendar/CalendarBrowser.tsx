import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarSourceMeta } from '#domain/model/screens.ts';
import { rememberChoice, rememberedChoices } from '#src/data/session/rememberedChoices.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import type { CalendarPlace } from './calendarSteps.ts';
import { type CalendarQuestion, calendarQuery, shownCalendar } from './shownCalendar.ts';
import { CalendarWeek } from './week/CalendarWeek.tsx';

interface CalendarBrowserProps {
  readonly question: CalendarQuestion;
  readonly legend: readonly Pick<CalendarSourceMeta, 'id' | 'labelKey' | 'tone'>[];
}

/** A month or a week of whatever is loaded for it; which one is in the address. */
export function CalendarBrowser({ question, legend }: CalendarBrowserProps) {
  const { i18n } = useTranslation();
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const zone = useReaderZone();
  const { calendarView: usualView } = rememberedChoices(useSession());
  const shown = shownCalendar(search, { zone, language: i18n.language, usualView });
  const { view, today, month, weeks, span } = shown;
  const { data, error, refetch } = useQuery(calendarQuery(question, span));
  const go = (place: CalendarPlace): void => {
    const next = place.week === undefined ? 'month' : 'week';
    if (next !== view) rememberChoice({ calendarView: next });
    // Without an address of its own, the month of today is what such a reader comes to.
    const isThisMonth = place.month === today.slice(0, 7) && (next !== view || usualView !== 'week');
    void changeSearch({ ...search, month: isThisMonth ? undefined : place.month, week: place.week });
  };
  const days = { today, zone, entries: data ?? [], isLoaded: data !== undefined };
  return (
    <>
      <CalendarToolbar shown={shown} zone={zone} sources={legend} onGo={go} />
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {(data || !error) && view === 'month' && <CalendarMonth {...days} weeks={weeks} month={month} />}
      {(data || !error) && view === 'week' && <CalendarWeek {...days} days={weeks[0] ?? []} />}
    </>
  );
}
