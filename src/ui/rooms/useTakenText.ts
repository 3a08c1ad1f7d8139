import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** "Taken from … to …", in the reader's language and zone. */
export function useTakenText(): (from: string, until: string) => string {
  const { t, i18n } = useTranslation('forms');
  const timeZone = useReaderZone();
  const format = dateTimeFormat(languageTag(i18n.language), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return (from, until) => t('rooms.takenFrom', { when: format.formatRange(Date.parse(from), Date.parse(until)) });
}
