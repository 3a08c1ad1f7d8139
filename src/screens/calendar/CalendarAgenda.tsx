import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { type CalendarEntry, entriesOn } from './CalendarEntry.ts';
import classes from './CalendarScreen.module.css';
import { EntryLink } from './EntryLink.tsx';

interface CalendarAgendaProps {
  readonly days: readonly string[];
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly zone: string;
  /** What stands there where no day holds anything; null while that is not known. */
  readonly emptyTitle: string | null;
}

/** The days that hold something, one under the other; for narrow screens. */
export function CalendarAgenda({ days, entries, today, zone, emptyTitle }: CalendarAgendaProps) {
  const { t, i18n } = useTranslation('screens');
  const format = dateTimeFormat(languageTag(i18n.language), {
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
      {emptyTitle !== null && filled.length === 0 && <EmptyState title={emptyTitle} />}
      {filled.map(({ day, own }) => (
        <section key={day} className={classes.agendaDay}>
          <h3 aria-current={day === today ? 'date' : undefined}>
            {format.format(Date.parse(day))}
            {day === today && <span className={classes.agendaToday}>{t('calendar.today')}</span>}
          </h3>
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
