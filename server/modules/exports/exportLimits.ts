import type { EXPORT_FORMATS } from '#domain/generated/constants.gen.ts';

/** Rows that a file may hold: it is made in memory, where a sheet takes several times as much as lines of text. */
export const exportLimits: Record<(typeof EXPORT_FORMATS)[number], number> = { csv: 100_000, xlsx: 20_000 };

/** Exports of one person that may be under way at once: each reads a whole table. */
export const runningLimit = 3;
