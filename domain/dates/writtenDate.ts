import { DATE_FORMAT_DISPLAY, DATE_FORMATS } from '../generated/constants.gen.ts';

const [monthFirst, dayFirst, monthInWords, dayBeforeWords] = DATE_FORMATS;

/** How each choice of a person has a date written. */
const datePatterns = {
  monthFirst,
  dayFirst,
  monthInWords,
  dayBeforeWords,
  monthShortened: DATE_FORMAT_DISPLAY,
} as const;

export type DateFormat = keyof typeof datePatterns;

/** What stands for a part of the date in a pattern, and which part of which format it is. */
const parts: Readonly<Record<string, readonly ['day' | 'month' | 'year', Intl.DateTimeFormatOptions]>> = {
  MMMM: ['month', { day: 'numeric', month: 'long' }],
  MMM: ['month', { day: 'numeric', month: 'short' }],
  MM: ['month', { day: '2-digit', month: '2-digit' }],
  dd: ['day', { day: '2-digit', month: '2-digit' }],
  DD: ['day', { day: '2-digit', month: '2-digit' }],
  yy: ['year', { year: '2-digit', month: '2-digit' }],
  YYYY: ['year', { year: 'numeric', month: '2-digit' }],
};

/** The day of a moment as somebody has chosen to see it, with months in the words of the formats. */
export function writtenDate(
  choice: DateFormat,
  moment: number,
  formatOf: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
): string {
  return datePatterns[choice].replaceAll(/MMMM|MMM|MM|dd|DD|YYYY|yy/g, (token) => {
    const [type, options] = parts[token] ?? ['day', {}];
    const text =
      formatOf(options)
        .formatToParts(moment)
        .find((part) => part.type === type)?.value ?? '';
    // Japanese and Korean months in words are numbers with a word behind them, which stands outside the part.
    const isNumber = token.length > 2 && type === 'month' && /^\d+$/.test(text);
    return isNumber ? formatOf({ month: options.month }).format(moment) : text;
  });
}
