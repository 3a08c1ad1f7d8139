import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

const fields = ['runwayMetric', 'dropMetric'] as const;

/** Rules of health name metrics that there are; what was there before need not be mended by who changes another one. */
export const guardHealthMetrics: WriteHook = async ({ before, after }, { tx }) => {
  const named = fields.flatMap((field) => {
    const key = keyOf(after, field);
    return key === null || key === keyOf(before, field) ? [] : [{ field, key }];
  });
  if (named.length === 0) return;
  const { rows } = await sql<{ key: string }>`
    select key from metric where key = any(${named.map(({ key }) => key)}::text[])`.execute(tx);
  const known = new Set(rows.map(({ key }) => key));
  const problems = named
    .filter(({ key }) => !known.has(key))
    .map(({ field, key }) => ({
      path: `input.health.${field}`,
      reason: 'ruleUnknown' as const,
      values: { what: key },
    }));
  if (problems.length > 0) throw new ValidationError(problems);
};

function keyOf(row: StoredRow | null, field: (typeof fields)[number]): string | null {
  const key = (row?.health as Partial<Record<string, unknown>> | null | undefined)?.[field];
  return typeof key === 'string' && key !== '' ? key : null;
}
