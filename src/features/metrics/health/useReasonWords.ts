import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { HealthPartsFragment } from '../portfolio/portfolio.gen.ts';

type Reason = HealthPartsFragment['reasons'][number];

/** Says in words why a startup needs one. */
export function useReasonWords(): (reason: Reason) => string {
  const { t, i18n } = useTranslation('metrics');
  const language = languageTag(i18n.language);
  return ({ code, value, metric }) => {
    const number = value.toLocaleString(language, { maximumFractionDigits: 1 });
    const percent = (value / 100).toLocaleString(language, { style: 'percent' });
    return code === 'drop'
      ? t('health.reason.drop', { metric: metric ?? '', percent })
      : t(`health.reason.${code}`, { number });
  };
}
