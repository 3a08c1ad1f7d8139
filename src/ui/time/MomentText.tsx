import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { dateTimeFormat } from '../i18n/intlFormats.ts';
import { languageTag } from '../i18n/languages.ts';

interface MomentTextProps {
  readonly start: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** A day with its time, or a span, in the reader's zone; it is named, because two people may differ. */
export function MomentText({ start, end }: MomentTextProps) {
  const { i18n } = useTranslation();
  const timeZone = useReaderZone();
  if (!start) return null;
  const format = dateTimeFormat(languageTag(i18n.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const from = new Date(start);
  const text = end ? format.formatRange(from, new Date(end)) : format.format(from);
  return <time dateTime={start}>{text}</time>;
}
