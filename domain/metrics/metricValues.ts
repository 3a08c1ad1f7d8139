/** How what people type becomes the value of a metric (requirement 001 §5; resolutions Q50, Q51). */

export const metricMessages = {
  nothingFilled: 'You need to fill at least one of these fields',
  invalidAmount: 'Invalid amount',
  invalidNumber: 'Invalid number',
} as const;

/** These are not checked for being numbers: percentages carry a sign, dates are no numbers. */
const asText = new Set(['PERCENTAGE', 'DATE']);

export type ReadValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'invalid'; readonly message: string };

/** Everything but digits and the dot goes. */
export function strippedNumber(text: string): string {
  return text.replace(/[^\d.]/g, '');
}

/** Reads what was sent for a metric of this unit. A zero counts as filled. */
export function readMetricValue(unitType: string, raw: unknown): ReadValue {
  if (raw === null || raw === undefined || raw === '') return { kind: 'empty' };
  if (unitType === 'DATE') return readDate(raw);
  if (typeof raw === 'number' && Number.isFinite(raw)) return { kind: 'number', value: raw };
  const stripped = typeof raw === 'string' ? strippedNumber(raw) : '';
  const value = Number(stripped);
  if (stripped !== '' && Number.isFinite(value)) return { kind: 'number', value };
  if (asText.has(unitType) && typeof raw === 'string' && raw.trim() === '') return { kind: 'empty' };
  return {
    kind: 'invalid',
    message: unitType === 'MONETARY' ? metricMessages.invalidAmount : metricMessages.invalidNumber,
  };
}

function readDate(raw: unknown): ReadValue {
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  if (Number.isNaN(time)) return { kind: 'invalid', message: metricMessages.invalidNumber };
  return { kind: 'date', value: new Date(time).toISOString() };
}
