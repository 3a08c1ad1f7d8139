import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** 30 → "30 minutes" in the language of the page. */
export function useMinutes(): (minutes: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return (minutes) => format.format(minutes);
}
