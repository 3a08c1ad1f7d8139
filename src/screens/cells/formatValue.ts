import { type FileWord, fileWord } from '#domain/files/fileWord.ts';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { type LabelValue, labelIn } from '#domain/text/startupWords.ts';
import { formatMoney } from '#src/ui/formatMoney.ts';
import { numberFormat } from '#src/ui/i18n/intlFormats.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { isYear } from '#src/ui/isYear.ts';
import { type DateReader, dayText, momentText } from '#src/ui/time/dayText.ts';
import { fileSize } from '#src/ui/upload/fileSize.ts';

export interface FormatContext extends DateReader {
  readonly currency: string;
  /** IANA name of the zone in which moments are told: the reader's own. */
  readonly timeZone: string;
  /** Whether a moment says its zone itself: it stands alone, under no head that does. */
  readonly namesZone?: boolean;
  readonly yes: string;
  readonly no: string;
  readonly enumLabel: (enumName: string, value: string) => string;
  readonly fileKind: (word: FileWord) => string;
  /** Where a record that is named leads to; null where it has no page that the reader may open. */
  readonly pageOf?: (entity: string, id: string) => string | null;
}

type Formattable = Pick<ColumnMeta, 'type' | 'format' | 'enum' | 'path'>;

/** A value in words, for cells, facts and screen readers; an empty text when there is none. */
export function formatValue(value: unknown, column: Formattable, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  if (column.type === 'labels' || column.type === 'richTexts')
    return labelIn(value as readonly LabelValue[], context.language);
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
  if (format === 'file-size') return fileSize(value, language);
  if (format === 'percent') return numberFormat(language, { style: 'percent' }).format(value / 100);
  return numberFormat(language, { useGrouping: !isYear(path) }).format(value);
}

function formatText(value: string, column: Formattable, context: FormatContext): string {
  if (column.format === 'file-kind') return context.fileKind(fileWord(value));
  if (column.enum) return context.enumLabel(column.enum, value);
  // A calendar day has no zone: it is written in UTC so that it stays the day it is.
  if (column.type === 'date' || column.format === 'date') return dayText(value, 'UTC', context);
  if (column.type === 'dateTime') return momentText(value, context.timeZone, context, context.namesZone);
  return value;
}
