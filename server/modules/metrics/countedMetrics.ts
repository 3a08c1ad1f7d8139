import { sql } from 'kysely';
import type { UnitType } from '#server/generated/resolvers.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface CountedMetric {
  readonly id: string;
  readonly title: string;
  readonly unitType: UnitType;
  readonly customName: string | null;
  readonly isTopLevel: boolean;
}

/** Metrics whose values are numbers, in their order. */
export async function countedMetrics(tx: Tx): Promise<readonly CountedMetric[]> {
  const { rows } = await sql<CountedMetric>`
    select id, title, unit_of_measure ->> 'unitType' as "unitType", unit_of_measure ->> 'customName' as "customName",
      is_top_level as "isTopLevel"
    from metric where unit_of_measure ->> 'unitType' <> 'DATE' order by position, id`.execute(tx);
  return rows;
}
