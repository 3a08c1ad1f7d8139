/** A number as people write it: groups of digits, then perhaps a fraction. */
const written = /^[-+]?\d+(?:[.,'’ ]\d+)*$/;
const signs = /[\p{Sc}%]/gu;
const lone = /^([-+]?)(\d{1,3})[.,](\d{3})$/;

/**
 * The number that stands in a cell of a table, whose texts nothing says the language of: "1,200.50", "1.200,50 €" and
 * "1 200" are numbers. A single sign before exactly three digits groups them, as amounts have no such fractions, unless a
 * zero stands before it. Null for everything else.
 */
export function cellNumber(text: string): number | null {
  const tidy = text
    .replace(signs, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace('−', '-')
    .trim();
  if (!written.test(tidy)) return null;
  const [, sign, group, rest] = lone.exec(tidy) ?? [];
  if (group !== undefined && !group.startsWith('0')) return Number(`${sign}${group}${rest}`);
  const last = Math.max(tidy.lastIndexOf('.'), tidy.lastIndexOf(','));
  const point = tidy[last];
  // A sign that occurs twice groups; so do all that stand before another.
  const isFraction = point !== undefined && tidy.indexOf(point) === last;
  const whole = isFraction ? tidy.slice(0, last) : tidy;
  const fraction = isFraction ? `.${tidy.slice(last + 1)}` : '';
  return Number(`${whole.replace(/[^\d+-]/g, '')}${fraction}`);
}
