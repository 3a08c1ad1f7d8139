import type { RefusalReason, RefusalValues } from '#server/platform/texts/refusals.ts';

/** Something in a file that is no part of an overlay, and where. */
export interface StrangePart {
  readonly at: readonly string[];
  readonly reason: RefusalReason;
  readonly values: RefusalValues;
}

/** A name that has no place where it stands, with those that have. */
export const strangePart = (at: readonly string[], name: string, known: string): StrangePart => ({
  at,
  reason: 'overlayPart',
  values: { name, known },
});

export const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
export const entriesIn = (value: unknown): [string, unknown][] => (isMap(value) ? Object.entries(value as object) : []);
export const valueAt = (value: unknown, name: string): unknown => (isMap(value) ? Object(value)[name] : undefined);
