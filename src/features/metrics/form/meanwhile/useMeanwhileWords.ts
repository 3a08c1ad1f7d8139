import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { FigureNow } from './figureNow.ts';

/** Who has reported what meanwhile, in the words of the server's refusals. */
export function useMeanwhileWords(): (figure: FigureNow) => string {
  const { t, i18n } = useTranslation('metrics');
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const zone = useOrganisationZone();
  const reader = useDateReader();
  return ({ item, text, reporter }) => {
    const { unitType } = item.metric.unitOfMeasure;
    if (text === '') return t('meanwhile.takenOut');
    const value =
      unitType === 'DATE'
        ? dayText(text, zone, reader)
        : numberText(Number(text), unitType, { language: languageTag(i18n.language), currency });
    return reporter === null
      ? t('meanwhile.reportedByOthers', { value })
      : t('meanwhile.reported', { name: reporter, value });
  };
}
