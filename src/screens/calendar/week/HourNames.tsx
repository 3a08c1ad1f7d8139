import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './CalendarWeek.module.css';

const MS_PER_HOUR = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours at the start side, as the clock of the reader's language names them; midnight needs no name. */
export function HourNames() {
  const { i18n } = useTranslation();
  const name = dateTimeFormat(languageTag(i18n.language), { hour: 'numeric', timeZone: 'UTC' });
  return (
    <div className={classes.hourNames} aria-hidden>
      {hours.map((hour) => (
        <span key={hour}>{hour > 0 && name.format(hour * MS_PER_HOUR)}</span>
      ))}
    </div>
  );
}
