import { formatMoney } from '#src/ui/formatMoney.ts';

interface MetricFormat {
  readonly language: string;
  readonly currency: string;
}

/** A metric's value as people write it: money, percent, or a plain number. */
export function formatMetric(
  value: number,
  unit: string | null | undefined,
  { language, currency }: MetricFormat,
): string {
  if (unit === 'MONETARY') return formatMoney(value, currency, language);
  const digits = unit === 'PERCENTAGE' || unit === 'EMPLOYEE' ? 1 : 0;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  return unit === 'PERCENTAGE' ? `${number} %` : number;
}
