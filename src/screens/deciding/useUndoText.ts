import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** Until when a decision can be taken back: a time of day says that of today alone, of any other day it needs its day. */
export function useUndoText(): (until: string, now: number) => string {
  const { t, i18n } = useTranslation('applications');
  const timeZone = useReaderZone();
  return (until, now) => {
    const isToday = dayOf(timeZone, new Date(until)) === dayOf(timeZone, new Date(now));
    const style = { ...(!isToday && { dateStyle: 'long' as const }), timeStyle: 'short' as const, timeZone };
    const time = dateTimeFormat(languageTag(i18n.language), style).format(new Date(until));
    return t(isToday ? 'decide.undoUntil' : 'decide.undoUntilDay', { time });
  };
}
