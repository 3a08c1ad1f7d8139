import { useTranslation } from 'react-i18next';
import { RELATIVE_TIME_REFRESH_MS } from '#domain/generated/constants.gen.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { languageTag } from '../i18n/languages.ts';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

const fullMoment: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** How long ago; renewed every ten seconds, the full time in the reader's zone on hover. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const { i18n } = useTranslation();
  const language = languageTag(i18n.language);
  const now = useNow(RELATIVE_TIME_REFRESH_MS);
  const timeZone = useReaderZone();
  const full = dateTimeFormat(language, { ...fullMoment, timeZone }).format(Date.parse(instant));
  return (
    <time dateTime={instant} title={full}>
      {relativeTime(instant, language, now)}
    </time>
  );
}
