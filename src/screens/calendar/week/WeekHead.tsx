import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { type CalendarEntry, entriesOn } from '../CalendarEntry.ts';
import { DayNumber } from '../DayNumber.tsx';
import { EntryLink } from '../EntryLink.tsx';
import classes from './CalendarWeek.module.css';

interface WeekHeadProps {
  readonly columns: readonly { readonly day: string; readonly allDay: readonly CalendarEntry[] }[];
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly zone: string;
}

/** The names of the days, and below them what lasts all day; it stays where the hours are scrolled. */
export function WeekHead({ columns, entries, today, zone }: WeekHeadProps) {
  const { t, i18n } = useTranslation('screens');
  const weekday = dateTimeFormat(languageTag(i18n.language), { weekday: 'short', timeZone: 'UTC' });
  const hasAllDay = columns.some(({ allDay }) => allDay.length > 0);
  return (
    <div className={classes.head}>
      <span className={classes.allDayName}>{hasAllDay && t('calendar.allDay')}</span>
      {columns.map(({ day, allDay }) => (
        <div key={day} className={classes.headDay}>
          <span className={classes.weekday}>
            <span>{weekday.format(Date.parse(day))}</span>
            <DayNumber day={day} zone={zone} isToday={day === today} entries={entriesOn(entries, day)} />
          </span>
          {allDay.length > 0 && (
            <ul className={classes.allDay}>
              {allDay.map((entry) => (
                <li key={entry.key} data-day={day}>
                  <EntryLink entry={entry} zone={zone} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
