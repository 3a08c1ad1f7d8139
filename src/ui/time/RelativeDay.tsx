import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { languageTag } from '../i18n/languages.ts';
import { relativeDay } from './relativeDay.ts';
import { useNow } from './useNow.ts';

interface RelativeDayProps {
  readonly instant: string;
  readonly zone: string;
}

const refresh = 60_000;

/** A due day in words; the full date, with its zone, on hover. */
export function RelativeDay({ instant, zone }: RelativeDayProps) {
  const { i18n } = useTranslation();
  const language = languageTag(i18n.language);
  const now = useNow(refresh);
  const full = dateTimeFormat(language, { timeZone: zone, dateStyle: 'full' }).format(Date.parse(instant));
  return (
    <time dateTime={instant} title={`${full} (${zone})`}>
      {relativeDay(instant, zone, language, now)}
    </time>
  );
}
