import { latinDigits } from '#domain/text/latinDigits.ts';
/** How values of a metric are typed and shown, by the kind of their unit (requirement 001 §5; resolutions Q50–Q52, Q67). */

/** What a unit takes: decimals, and values below zero. */
export interface UnitLimits {
  readonly hasDecimals: boolean;
  readonly hasNegatives: boolean;
}

/** What stands around the digits, and how a language writes a decimal. */
export interface MetricMask extends UnitLimits {
  readonly prefix: string;
  readonly suffix: string;
  readonly decimalSeparator: string;
  /** Language that groups the digits, with the digits that keyboards have. */
  readonly locale: string;
  readonly isPercentage: boolean;
}

export interface MaskWords {
  /** A tag that `Intl` knows. */
  readonly language: string;
  readonly currency: string;
}

const withDecimals = new Set(['PERCENTAGE', 'MONETARY', 'EMPLOYEE']);
const withNegatives = new Set(['PERCENTAGE', 'MONETARY', 'DATE']);

/** Percentages and money have decimals and may be below zero, employees decimals only; everything else is counted. */
export function limitsOf(unitType: string): UnitLimits {
  return { hasDecimals: withDecimals.has(unitType), hasNegatives: withNegatives.has(unitType) };
}

/** The mask of a unit for readers of a language. */
export function maskOf(unitType: string, { language, currency }: MaskWords): MetricMask {
  const locale = `${language}-u-nu-latn`;
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  const isPercentage = unitType === 'PERCENTAGE';
  const around = unitType === 'MONETARY' ? currencyAround(locale, currency) : { prefix: '', suffix: '' };
  return {
    ...limitsOf(unitType),
    ...(isPercentage ? { prefix: '', suffix: ' %' } : around),
    decimalSeparator: decimal?.value ?? '.',
    locale,
    isPercentage,
  };
}

/** The currency's symbol, before or after the amount as the language has it; a code that is no currency stands before. */
function currencyAround(locale: string, currency: string): { readonly prefix: string; readonly suffix: string } {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
    const first = parts.findIndex(({ type }) => type === 'integer');
    const isDigit = parts.map(({ type }) => type === 'integer' || type === 'decimal' || type === 'fraction');
    const textOf = (some: typeof parts): string => some.map(({ value }) => value).join('');
    return { prefix: textOf(parts.slice(0, first)), suffix: textOf(parts.slice(isDigit.lastIndexOf(true) + 1)) };
  } catch {
    return { prefix: `${currency} `, suffix: '' };
  }
}

/**
 * What is kept of typed text: digits and the dot (requirement 001 §5), and of these what the unit takes. Where there are no
 * decimals the dot stays while people type, and what comes behind it does not appear: with the dot taken away, the next
 * digit would make another number.
 */
export function typedDigits(text: string, mask: MetricMask): string {
  const own = westernDigits(without(without(text, mask.prefix), mask.suffix));
  const kept = dottedDecimal(own, mask.decimalSeparator).replace(/[^\d.]/g, '');
  if (!mask.hasDecimals) return kept.replace(/\..*$/, '.');
  return mask.isPercentage ? oneDot(kept) : kept;
}

/** A symbol may hold dots of its own (`د.إ.`), and people may type behind it. */
function without(text: string, symbol: string): string {
  const word = symbol.trim();
  return word === '' ? text : text.replace(word, '');
}

/** Keyboards of some languages write other digits than ours; those of East Asia write ours in full width too. */
function westernDigits(text: string): string {
  return latinDigits(text).replaceAll('\uff0e', '.').replaceAll('\uff0c', ',');
}

/** `1.234,5` of a language that writes decimals with a comma. The dot alone is a decimal everywhere. */
function dottedDecimal(text: string, separator: string): string {
  if (separator !== ',' || text.split(',').length !== 2) return text;
  return text.replaceAll('.', '').replace(',', '.');
}

function oneDot(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** The digits as they stand in the field while they are typed. */
export function maskedText(digits: string, mask: MetricMask): string {
  return digits === '' ? '' : `${mask.prefix}${digits.replaceAll('.', mask.decimalSeparator)}${mask.suffix}`;
}

/** A number as sentences name it: money with its currency, everything else plain. */
export function numberText(value: number, unitType: string, words: MaskWords): string {
  return restingText(String(value), maskOf(unitType === 'MONETARY' ? unitType : 'CUSTOM', words));
}

/** The value as it stands in the field when nobody types there: grouped as the language does. */
export function restingText(digits: string, mask: MetricMask): string {
  const value = Number(digits);
  if (digits === '' || digits === '.' || !Number.isFinite(value)) return maskedText(digits, mask);
  const number = new Intl.NumberFormat(mask.locale, { maximumFractionDigits: 20 }).format(value);
  return `${mask.prefix}${number}${mask.suffix}`;
}
