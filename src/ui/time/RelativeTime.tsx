import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { languageTag } from '../i18n/languages.ts';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

const refresh = 10_000;

/** How long ago; renewed every ten seconds, the full time on hover. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const { i18n } = useTranslation();
  const language = languageTag(i18n.language);
  const now = useNow(refresh);
  const full = dateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(instant));
  return (
    <time dateTime={instant} title={full}>
      {relativeTime(instant, language, now)}
    </time>
  );
}
