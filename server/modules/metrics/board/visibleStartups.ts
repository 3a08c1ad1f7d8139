import { conditionSql } from '#server/access/conditionSql.ts';
import { readerOf } from '#server/access/Reader.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** More startups than this are no board. */
const MAX_STARTUPS = 1000;

export interface StartupRow {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly stage: string | null;
  readonly status: string | null;
  readonly program_id: string | null;
  readonly program_name: string | null;
}

/** Startups that the reader may read, by name; with an id that one alone. */
export async function visibleStartups(
  context: RequestContext,
  tx: Tx,
  id: string | null = null,
): Promise<readonly StartupRow[]> {
  const model = specCatalog.get('Startup');
  const condition = readerOf(context.principal).entityCondition(model.meta, 'read');
  if (condition === null) return [];
  const parameters = new SqlParameters();
  const readable = conditionSql(condition, { model, alias: 's', parameters });
  const isWanted = id === null ? '' : `and s.id = ${parameters.add(id, 'text')}`;
  const rows = await run(
    tx,
    `select s.id, s.name, s.logo, s.stage, s.status, s.program_id, p.name as program_name
      from startup s left join program p on p.tenant_id = s.tenant_id and p.id = s.program_id
      where ${readable} ${isWanted} order by lower(s.name), s.id limit ${MAX_STARTUPS}`,
    parameters,
  );
  return rows as unknown as readonly StartupRow[];
}
