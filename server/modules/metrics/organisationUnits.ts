import { sql } from 'kysely';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** In which money and by which days an organisation counts. */
export async function organisationUnits(tx: Tx): Promise<{ readonly currency: string; readonly zone: string }> {
  const { rows } = await sql<{ currency: string | null; zone: string | null }>`
    select currency, timezone as zone from incubator limit 1`.execute(tx);
  return { currency: rows[0]?.currency ?? DEFAULT_CURRENCY, zone: rows[0]?.zone ?? 'UTC' };
}
