import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { type CalendarEntry, entriesOn } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';
import { EntryLink } from './EntryLink.tsx';

interface CalendarAgendaProps {
  readonly days: readonly string[];
  readonly entries: readonly CalendarEntry[];
  readonly zone: string;
  readonly isLoaded: boolean;
}

/** The days of the month that hold something, one under the other; for narrow screens. */
export function CalendarAgenda({ days, entries, zone, isLoaded }: CalendarAgendaProps) {
  const { t, i18n } = useTranslation('screens');
  const format = new Intl.DateTimeFormat(languageTag(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const filled = days.flatMap((day) => {
    const own = entriesOn(entries, day);
    return own.length > 0 ? [{ day, own }] : [];
  });
  return (
    <div className={classes.agenda}>
      {isLoaded && filled.length === 0 && <EmptyState title={t('calendar.emptyMonth')} />}
      {filled.map(({ day, own }) => (
        <section key={day} className={classes.agendaDay}>
          <h3>{format.format(Date.parse(day))}</h3>
          <ul className={classes.entries}>
            {own.map((entry) => (
              <li key={entry.key}>
                <EntryLink entry={entry} zone={zone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
