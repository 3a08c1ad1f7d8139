import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';

const DayDialog = lazy(() => import('./DayDialog.tsx').then((module) => ({ default: module.DayDialog })));

interface DayNumberProps {
  readonly day: string;
  readonly zone: string;
  readonly isToday: boolean;
  readonly entries: readonly CalendarEntry[];
}

/** The number of a day, which opens the day by its hours. */
export function DayNumber({ day, zone, isToday, entries }: DayNumberProps) {
  const { i18n } = useTranslation();
  const [hasHours, setHours] = useState(false);
  const name = dateTimeFormat(languageTag(i18n.language), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <>
      <button
        type="button"
        className={classes.number}
        data-today={isToday}
        aria-current={isToday ? 'date' : undefined}
        aria-label={name.format(Date.parse(day))}
        onClick={() => setHours(true)}
      >
        <time dateTime={day}>{Number(day.slice(8))}</time>
      </button>
      {hasHours && (
        <Suspense>
          <DayDialog day={day} zone={zone} entries={entries} onClose={() => setHours(false)} />
        </Suspense>
      )}
    </>
  );
}
