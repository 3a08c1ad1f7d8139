import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '../i18n/languages.ts';
import { momentText } from './momentText.ts';

interface MomentTextProps {
  readonly start: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** A day with its time, or a span, in the reader's zone; it is named, because two people may differ. */
export function MomentText({ start, end }: MomentTextProps) {
  const { i18n } = useTranslation();
  const timeZone = useReaderZone();
  if (!start) return null;
  return <time dateTime={start}>{momentText(languageTag(i18n.language), { start, end, timeZone })}</time>;
}
