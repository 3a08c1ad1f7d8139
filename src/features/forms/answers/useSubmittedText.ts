import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** When a response came, as its reader writes moments; empty for none. */
export function useSubmittedText(submittedAt: string | null): string {
  const { i18n } = useTranslation();
  if (submittedAt === null) return '';
  return new Date(submittedAt).toLocaleString(languageTag(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
}
