import type { TFunction } from 'i18next';
import type { BoardMeta } from '#domain/model/screens.ts';
import { valuesOfEnum } from '#src/ui/enums/enumValues.ts';
import type { Tone } from '#src/ui/StatusPill.tsx';
import { toneOfValue } from '../cells/enumTones.ts';

/** One column of a board. */
export interface BoardColumnMeta {
  /** What its records have in the field that the board is grouped by; null: nothing. */
  readonly value: string | null;
  readonly label: string;
  /** Of a value of an enumeration; a record has none. */
  readonly tone: Tone | null;
}

/** Columns of an enumeration, in its own order. */
export function columnsOfEnum(name: string, labelOf: (name: string, value: string) => string): BoardColumnMeta[] {
  return valuesOfEnum(name).map((value) => ({ value, label: labelOf(name, value), tone: toneOfValue(name, value) }));
}

interface RecordOption {
  readonly value: string;
  readonly label: string;
}

/** Columns of records in their order; before them what is in none, which is shown only while something is. */
export function columnsOfRecords(records: readonly RecordOption[], t: TFunction<'screens'>): BoardColumnMeta[] {
  const named = records.map(({ value, label }) => ({ value, label, tone: null }));
  return [{ value: null, label: t('board.none'), tone: null }, ...named];
}

/** The id of the record whose page the board stands on, as the page asks for what belongs to it; null elsewhere. */
export function ownerOf({ columns }: BoardMeta, fixed: Readonly<Record<string, unknown>> | undefined): string | null {
  const condition = 'within' in columns ? fixed?.[columns.within] : undefined;
  const id = typeof condition === 'object' && condition !== null ? Object.values(condition)[0] : undefined;
  return typeof id === 'string' ? id : null;
}

/** The filter that holds for the records of one column. */
export function filterOfColumn({ group }: BoardMeta, value: string | null): Readonly<Record<string, unknown>> {
  return { [group]: value === null ? { NOT_EXISTS: true } : { IS: value } };
}
