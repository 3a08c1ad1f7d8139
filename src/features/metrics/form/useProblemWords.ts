import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { numberText } from '#domain/metrics/metricMasks.ts';
import type { ProblemWords } from '#domain/metrics/metricProblems.ts';
import { isUpperRule, joinNames } from '#domain/metrics/metricRules.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** How this reader is told what is wrong with a value. */
export function useProblemWords(): ProblemWords {
  const { t, i18n } = useTranslation('metrics');
  const language = languageTag(i18n.language);
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  return {
    invalid: (reason) => t(`problem.${reason}`),
    broken: (kind, value) => (isUpperRule(kind) ? t('problem.less', { value }) : t('problem.greater', { value })),
    number: (value, unitType) => numberText(value, unitType, { language, currency }),
    names: (names) => joinNames(names, language),
  };
}
