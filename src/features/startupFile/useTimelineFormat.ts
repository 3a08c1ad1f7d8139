import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** How values and times of a startup's file are written for this reader; times in the organisation's zone. */
export function useTimelineFormat() {
  const { i18n } = useTranslation();
  const language = languageTag(i18n.language);
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const timeZone = useOrganisationZone();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const calendarDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return {
    language,
    currency,
    /** A moment as a day. */
    day: (instant: string): string => day.format(Date.parse(instant)),
    /** A calendar day, which has no zone. */
    calendarDay: (date: string): string => calendarDay.format(Date.parse(date)),
    time: (instant: string): string => time.format(Date.parse(instant)),
    month: (date: string): string => month.format(Date.parse(date)),
  };
}
