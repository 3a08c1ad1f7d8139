import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Refusal } from '#server/platform/texts/refusals.ts';

export type BatchKind = 'application' | 'startup' | 'user';

/** One record of an operation, and what the operation was given. */
export interface BatchItem {
  readonly context: RequestContext;
  readonly writer: EntityWriter;
  readonly id: string;
  /** The record as it is; null when there is none that the one who asked may read. */
  readonly row: StoredRow;
  readonly data: Values;
}

/** What can be done with many records at once. */
export interface BatchAction {
  /** The switch without which it is done with one record only. */
  readonly feature?: string;
  /** What it must be given: the first name that is there counts. */
  readonly needs?: readonly string[];
  /** Whether what was given can be used at all; else why not. */
  readonly check?: (value: unknown) => Refusal | null;
  /** Does it with one record, by the rules of the one who asked; throws what stands in the way. */
  readonly apply: (item: BatchItem) => Promise<unknown>;
}

/** What the operation was given under one of these names. */
export function given(data: Values, names: readonly string[]): unknown {
  return names.map((name) => data[name]).find((value) => value !== undefined && value !== null);
}

/** A value or a list of them as a list of ids. */
export function idsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
}

/** Both lists, each id once. */
export function joined(one: unknown, other: unknown): readonly string[] {
  return [...new Set([...idsIn(one), ...idsIn(other)])];
}

export function without(list: unknown, gone: unknown): readonly string[] {
  const ids = new Set(idsIn(gone));
  return idsIn(list).filter((id) => !ids.has(id));
}

export function isListOfIds(value: unknown): Refusal | null {
  return idsIn(value).length > 0 ? null : { reason: 'invalid' };
}
