import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** By how much a score was moved, with its sign and one decimal. */
export function useShiftText(): (shift: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(languageTag(i18n.language), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (shift) => format.format(shift);
}
