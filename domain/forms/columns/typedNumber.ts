import { latinDigits } from '#domain/text/latinDigits.ts';
import { cellNumber } from '../cellNumber.ts';

/** How a language writes numbers. */
export interface NumberSigns {
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/** More digits than a number keeps: they stay as they were typed. */
const MOST_DIGITS = 15;
const around = /^((?:\p{Sc}\s*)?)(.*?)((?:\s*[\p{Sc}%])?)$/su;

/** A number with what stands before and behind it: a sign of a currency, or of a share. */
export function numberParts(text: string): { before: string; digits: string; after: string } {
  const [, before = '', digits = '', after = ''] = around.exec(text.trim()) ?? [];
  return { before, digits, after };
}

/**
 * What a cell keeps of a number as people type it in their language: one writing that `cellNumber` reads as that number
 * whoever reads it. What is no number is kept as it was typed, so that it can be mended.
 */
export function typedNumber(typed: string, signs: NumberSigns): string {
  const { before, digits, after } = numberParts(typed);
  const plain = plainDigits(withLatinDigits(digits, signs).replaceAll(/[\s\u00a0\u202f]/g, ' '), signs);
  return plain === null ? typed : `${before}${plain}${after}`;
}

function plainDigits(text: string, { decimalSeparator, thousandSeparator }: NumberSigns): string | null {
  const [group, point] = [thousandSeparator, decimalSeparator].map((sign) => `[${sign.replace(/\s/, ' ')}]`);
  const written = new RegExp(`^([-+]?)(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${point}(\\d+))?$`, 'u');
  const [all, sign, whole = '', fraction = ''] = written.exec(text.replace('−', '-')) ?? [];
  if (all !== undefined) return keptNumber(`${sign}${whole.replaceAll(/\D/g, '')}${fraction && `.${fraction}`}`);
  const number = cellNumber(text);
  return number === null ? null : keptNumber(number.toLocaleString('en-US', plainWriting));
}

const plainWriting = { useGrouping: false, maximumFractionDigits: 20 } as const;

/** Three digits behind a point would be read as a group: a zero more says that they are none. */
function keptNumber(plain: string): string {
  if (plain.replaceAll(/\D/g, '').length > MOST_DIGITS) return plain;
  return /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

/** Keyboards of Arabic and Persian write other signs between the digits as well. */
const withLatinDigits = (text: string, { decimalSeparator, thousandSeparator }: NumberSigns): string =>
  latinDigits(text.replaceAll('\u066b', decimalSeparator).replaceAll('\u066c', thousandSeparator));
