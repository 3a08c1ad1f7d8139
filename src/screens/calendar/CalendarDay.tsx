import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';
import { DayNumber } from './DayNumber.tsx';
import { EntryLink } from './EntryLink.tsx';

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
  const { t } = useTranslation('screens');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, shownAtOnce);
  const hidden = entries.length - shown.length;
  return (
    <td className={classes.day} data-other={isOther}>
      <DayNumber day={day} zone={zone} isToday={isToday} entries={entries} />
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
    </td>
  );
}
