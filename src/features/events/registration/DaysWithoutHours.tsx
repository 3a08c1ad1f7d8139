import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { EventSlotsQuery } from '../events.gen.ts';
import classes from './EventSlots.module.css';

/** How many names are told of a day; of more, how many they are. */
const NAMES_TOLD = 3;

/** Why some days of an event are not offered: to founders for themselves, to who plans it for which startups. */
export function DaysWithoutHours({ days }: { readonly days: EventSlotsQuery['eventDaysWithoutHours'] }) {
  const { t, i18n } = useTranslation('programme');
  const reader = useDateReader();
  if (days.length === 0) return null;
  const list = new Intl.ListFormat(languageTag(i18n.language));
  const text = (day: string) => dayText(day, 'UTC', reader);
  const own = days.filter(({ startups }) => startups.length === 0).map(({ day }) => text(day));
  const namesOf = (startups: readonly string[]) => {
    const told = startups.slice(0, NAMES_TOLD);
    const more = startups.length - told.length;
    return list.format(more > 0 ? [...told, t('events.hours.more', { number: more })] : told);
  };
  return (
    <ul className={classes.hours}>
      {own.length > 0 && <li>{t('events.hours.none', { days: list.format(own) })}</li>}
      {days
        .filter(({ startups }) => startups.length > 0)
        .map(({ day, startups }) => (
          <li key={day}>{t('events.hours.noneFor', { days: text(day), names: namesOf(startups) })}</li>
        ))}
    </ul>
  );
}
