/** How a language writes numbers: `1,234.5` or `1.234,5`. */
export function separatorsOf(language: string): { decimalSeparator: string; thousandSeparator: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(12_345.6);
  const find = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimalSeparator: find('decimal', '.'), thousandSeparator: find('group', ',') };
}
