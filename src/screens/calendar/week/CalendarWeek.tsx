import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { CalendarAgenda } from '../CalendarAgenda.tsx';
import type { CalendarEntry } from '../CalendarEntry.ts';
import classes from './CalendarWeek.module.css';
import { HourNames } from './HourNames.tsx';
import { useEntryKeys } from './useEntryKeys.ts';
import { useFirstHour } from './useFirstHour.ts';
import { WeekDayColumn } from './WeekDayColumn.tsx';
import { WeekHead } from './WeekHead.tsx';
import { weekSegments } from './weekSegments.ts';

interface CalendarWeekProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly zone: string;
  readonly entries: readonly CalendarEntry[];
  readonly isLoaded: boolean;
}

/** A week by its hours: what has no time above them, all else as tall as it is long; on a phone day by day. */
export function CalendarWeek({ days, today, zone, entries, isLoaded }: CalendarWeekProps) {
  const { t, i18n } = useTranslation('screens');
  const columns = days.map((day) => ({ day, ...weekSegments(entries, day, zone) }));
  const grid = useRef<HTMLElement>(null);
  useFirstHour(grid, columns, isLoaded);
  useEntryKeys(grid);
  const name = dateTimeFormat(languageTag(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  const [first = today, last = today] = [days[0], days.at(-1)];
  return (
    <div aria-busy={!isLoaded}>
      <section className={classes.week} ref={grid} aria-label={name.formatRange(Date.parse(first), Date.parse(last))}>
        <WeekHead columns={columns} today={today} zone={zone} entries={entries} />
        <div className={classes.hours}>
          <HourNames />
          {columns.map(({ day, timed }) => (
            <WeekDayColumn key={day} day={day} isToday={day === today} zone={zone} segments={timed} />
          ))}
        </div>
      </section>
      <CalendarAgenda
        days={days}
        entries={entries}
        today={today}
        zone={zone}
        emptyTitle={isLoaded ? t('calendar.emptyWeek') : null}
      />
    </div>
  );
}
