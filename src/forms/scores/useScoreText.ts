import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** A score as its reader writes numbers, always with one decimal; a dash where there is none. */
export function useScoreText(): (score: number | null) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(i18n.language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (score) => (score === null ? '–' : format.format(score));
}
