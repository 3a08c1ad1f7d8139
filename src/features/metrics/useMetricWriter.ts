import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** Averages have no more digits behind the comma. */
const DIGITS = 1;

/** Writes values of metrics as the reader reads them, money in the currency of the organisation. */
export function useMetricWriter() {
  const { i18n } = useTranslation('metrics');
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const language = languageTag(i18n.language);
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return {
    write: (value: number, unitType: string): string => {
      const shown = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(DIGITS));
      return unitType === 'PERCENTAGE'
        ? `${numberText(shown, unitType, { language, currency })} %`
        : numberText(shown, unitType, { language, currency });
    },
    /** A change, with its sign. */
    change: (part: number): string => percent.format(part),
    count: (value: number): string => value.toLocaleString(language),
    month: (day: string): string =>
      new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day)),
  };
}
