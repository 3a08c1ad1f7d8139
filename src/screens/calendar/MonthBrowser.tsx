import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarSourceMeta } from '#domain/model/ui.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { type MonthQuestion, monthQuery, shownMonth } from './shownMonth.ts';

interface MonthBrowserProps {
  readonly question: MonthQuestion;
  readonly legend: readonly Pick<CalendarSourceMeta, 'id' | 'labelKey' | 'tone'>[];
}

/** A month of whatever is loaded for it; the month is in the address. */
export function MonthBrowser({ question, legend }: MonthBrowserProps) {
  const { i18n } = useTranslation();
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const zone = useReaderZone();
  const { today, month, weeks, span } = shownMonth(search.month, { zone, language: i18n.language });
  const { data, error, refetch } = useQuery(monthQuery(question, span));
  const show = (next: string): void =>
    void changeSearch({ ...search, month: next === today.slice(0, 7) ? undefined : next });
  return (
    <>
      <CalendarToolbar month={month} today={today} zone={zone} sources={legend} onMonth={show} />
      {error && !data ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <CalendarMonth
          weeks={weeks}
          month={month}
          today={today}
          zone={zone}
          entries={data ?? []}
          isLoaded={data !== undefined}
        />
      )}
    </>
  );
}
