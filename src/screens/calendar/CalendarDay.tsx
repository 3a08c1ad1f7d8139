import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { CalendarEntry } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';
import { EntryLink } from './EntryLink.tsx';

const DayDialog = lazy(() => import('./DayDialog.tsx').then((module) => ({ default: module.DayDialog })));

/** Entries of a day shown before "3 more". */
const shownAtOnce = 3;

interface CalendarDayProps {
  readonly day: string;
  readonly zone: string;
  readonly isToday: boolean;
  /** Whether it belongs to the month before or after. */
  readonly isOther: boolean;
  readonly entries: readonly CalendarEntry[];
}

/** One day of the grid with what lies on it. */
export function CalendarDay({ day, zone, isToday, isOther, entries }: CalendarDayProps) {
  const { t, i18n } = useTranslation('screens');
  const [hasHours, setHours] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, shownAtOnce);
  const hidden = entries.length - shown.length;
  return (
    <td className={classes.day} data-today={isToday} data-other={isOther}>
      <button
        type="button"
        className={classes.number}
        aria-current={isToday ? 'date' : undefined}
        aria-label={dateTimeFormat(languageTag(i18n.language), { dateStyle: 'full', timeZone: 'UTC' }).format(
          Date.parse(day),
        )}
        onClick={() => setHours(true)}
      >
        <time dateTime={day}>{Number(day.slice(8))}</time>
      </button>
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {shown.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('calendar.more', { count: hidden })}
        </button>
      )}
      {hasHours && (
        <Suspense>
          <DayDialog day={day} zone={zone} entries={entries} onClose={() => setHours(false)} />
        </Suspense>
      )}
    </td>
  );
}
