import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import type { CalendarSourceMeta } from '#domain/model/ui.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import type { CalendarEntry } from './CalendarEntry.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { firstDayOfWeek, monthGrid } from './monthGrid.ts';

export interface MonthSpan {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

interface MonthBrowserProps {
  readonly queryKey: readonly unknown[];
  readonly load: (span: MonthSpan, signal: AbortSignal) => Promise<readonly CalendarEntry[]>;
  readonly legend: readonly Pick<CalendarSourceMeta, 'id' | 'labelKey' | 'tone'>[];
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month of whatever is loaded for it; the month is in the address. */
export function MonthBrowser({ queryKey, load, legend }: MonthBrowserProps) {
  const { i18n } = useTranslation();
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const zone = useReaderZone();
  const today = dayOf(zone, new Date());
  const month = typeof search.month === 'string' && monthPattern.test(search.month) ? search.month : today.slice(0, 7);
  const weeks = monthGrid(month, firstDayOfWeek(languageTag(i18n.language)));
  const span = spanOf(weeks, zone);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, span],
    queryFn: ({ signal }) => load(span, signal),
  });
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

function spanOf(weeks: readonly (readonly string[])[], zone: string): MonthSpan {
  const edge = (day: string) => dayBounds(zone, new Date(`${day}T12:00:00.000Z`));
  return { from: edge(weeks[0]?.[0] ?? '').start, to: edge(weeks.at(-1)?.at(-1) ?? '').end, zone };
}
