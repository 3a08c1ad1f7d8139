/** Rows that a file may hold: it is made in memory, where a sheet takes several times as much as lines of text. */
export const exportLimits = { csv: 100_000, xlsx: 20_000 } as const;

/** Exports of one person that may be under way at once: each reads a whole table. */
export const runningLimit = 3;
