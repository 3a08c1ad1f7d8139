import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '../i18n/languages.ts';
import type { DateReader } from './dayText.ts';

/** The reader's language, and how they have chosen to see dates. */
export function useDateReader(): DateReader {
  const { i18n } = useTranslation();
  return { language: languageTag(i18n.language), dateFormat: useSession().user?.dateFormat ?? null };
}
