/** How what people type becomes the value of a metric (requirement 001 §5; resolutions Q50, Q51). */
import { limitsOf } from './metricMasks.ts';

/** What is wrong with text that is no value of its unit. */
export type InvalidReason = 'invalidAmount' | 'invalidNumber';

export type ReadValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'invalid'; readonly reason: InvalidReason };

/** Everything but digits and the dot goes. */
export function strippedNumber(text: string): string {
  return text.replace(/[^\d.]/g, '');
}

/** Reads what was sent for a metric of this unit. A zero counts as filled. */
export function readMetricValue(unitType: string, raw: unknown): ReadValue {
  if (raw === null || raw === undefined || raw === '') return { kind: 'empty' };
  if (unitType === 'DATE') return readDate(raw);
  if (unitType === 'PERCENTAGE' && typeof raw === 'string') return readPercentage(raw);
  const value = typeof raw === 'string' ? numberOf(raw) : raw;
  const { hasDecimals, hasNegatives } = limitsOf(unitType);
  // Beyond these a number no longer holds each of its digits.
  if (typeof value !== 'number' || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return invalid(unitType);
  if (!hasDecimals && !Number.isInteger(value)) return invalid(unitType);
  if (!hasNegatives && value < 0) return invalid(unitType);
  return { kind: 'number', value };
}

/** What is sent for typed digits: percentages and dates are text, the others numbers; null when nothing was typed. */
export function sentValue(unitType: string, typed: string): string | number | null {
  if (typed.trim() === '') return null;
  return unitType === 'PERCENTAGE' || unitType === 'DATE' ? typed : Number(typed);
}

function numberOf(text: string): number {
  const stripped = strippedNumber(text);
  return stripped === '' ? Number.NaN : Number(stripped);
}

/** Percentages are text: whatever number it begins with is the value, and one without a number is empty. */
function readPercentage(text: string): ReadValue {
  const value = Number.parseFloat(strippedNumber(text));
  return Number.isNaN(value) ? { kind: 'empty' } : { kind: 'number', value };
}

function readDate(raw: unknown): ReadValue {
  const time = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  return Number.isNaN(time) ? invalid('DATE') : { kind: 'date', value: new Date(time).toISOString() };
}

function invalid(unitType: string): ReadValue {
  return { kind: 'invalid', reason: unitType === 'MONETARY' ? 'invalidAmount' : 'invalidNumber' };
}
