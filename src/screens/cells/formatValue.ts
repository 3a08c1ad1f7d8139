import type { ColumnMeta } from '#domain/model/ui.ts';
import { formatMoney } from '#src/ui/formatMoney.ts';
import { dateTimeFormat, numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { type LabelValue, labelIn } from '#src/ui/i18n/startupLabel.ts';
import { isYear } from '#src/ui/isYear.ts';

export interface FormatContext {
  /** BCP 47 tag of the interface's language. */
  readonly language: string;
  readonly currency: string;
  /** IANA name of the zone in which moments are told: the reader's own. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
  readonly enumLabel: (enumName: string, value: string) => string;
}

type Formattable = Pick<ColumnMeta, 'type' | 'format' | 'enum' | 'path'>;

/** A value in words, for cells, facts and screen readers; an empty text when there is none. */
export function formatValue(value: unknown, column: Formattable, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  if (column.type === 'labels') return labelIn(value as readonly LabelValue[], context.language);
  if (Array.isArray(value)) {
    const words = value.map((item) => formatValue(item, column, context));
    return listOf(words, context.language);
  }
  if (typeof value === 'boolean') return value ? context.yes : context.no;
  if (typeof value === 'number') return formatNumber(value, column, context);
  return formatText(String(value), column, context);
}

function formatNumber(
  value: number,
  { format, type, path }: Formattable,
  { language, currency }: FormatContext,
): string {
  if (format === 'money' || type === 'money') return formatMoney(value, currency, language);
  if (format === 'percent') return numberFormat(language, { style: 'percent' }).format(value / 100);
  return numberFormat(language, { useGrouping: !isYear(path) }).format(value);
}

function formatText(value: string, column: Formattable, context: FormatContext): string {
  if (column.enum) return context.enumLabel(column.enum, value);
  // A calendar day has no zone: it is formatted in UTC so that it stays the day it is.
  if (column.type === 'date' || column.format === 'date')
    return formatDate(value, context, { dateStyle: 'medium', timeZone: 'UTC' });
  if (column.type === 'dateTime')
    return formatDate(value, context, { dateStyle: 'medium', timeStyle: 'short', timeZone: context.timeZone });
  return value;
}

function formatDate(value: string, { language }: FormatContext, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : dateTimeFormat(language, options).format(time);
}
