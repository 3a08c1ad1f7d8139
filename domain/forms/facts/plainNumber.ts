/** The one number that a text says (`€ 1,200`, `12 people`); null for none, several, or one that words go on with (`50k`). */
export function plainNumber(text: string): number | null {
  const found = [...text.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '').matchAll(/-?\d[\d.,]*(?:\p{L}|%)?/gu)];
  const [only] = found;
  if (only === undefined || found.length > 1 || /[\p{L}%]$/u.test(only[0])) return null;
  const digits = only[0].replace(/[.,]$/, '');
  const isGrouped = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(digits);
  const number = Number(isGrouped ? digits.replace(/[.,]/g, '') : decimalOf(digits));
  return Number.isFinite(number) && !SCALES.test(text) ? number : null;
}

/** `1.234,50` and `1,234.50`: the last sign is that of the decimals. */
function decimalOf(digits: string): string {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  return at < 0 ? digits : `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
}

/** Words that make another number of it. */
const SCALES = /\b(?:k|m|mio|million\w*|millio\w*|mill\w*|thousand|tsd|tausend|mil|mille|bn|billion\w*)\b/iu;
