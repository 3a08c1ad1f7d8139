import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { type CalendarEntry, entriesOn } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';

interface CalendarMonthProps {
  readonly weeks: readonly (readonly string[])[];
  readonly month: string;
  readonly today: string;
  readonly zone: string;
  readonly entries: readonly CalendarEntry[];
  readonly isLoaded: boolean;
}

/** The month as a grid of days; on a phone as a list of the days that hold something. */
export function CalendarMonth({ weeks, month, today, zone, entries, isLoaded }: CalendarMonthProps) {
  const { t, i18n } = useTranslation('screens');
  const weekday = new Intl.DateTimeFormat(languageTag(i18n.language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div aria-busy={!isLoaded}>
      <table className={classes.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekday.format(Date.parse(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  zone={zone}
                  isToday={day === today}
                  isOther={!day.startsWith(month)}
                  entries={entriesOn(entries, day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarAgenda
        days={weeks.flat().filter((day) => day.startsWith(month))}
        entries={entries}
        today={today}
        zone={zone}
        emptyTitle={isLoaded ? t('calendar.emptyMonth') : null}
      />
    </div>
  );
}
