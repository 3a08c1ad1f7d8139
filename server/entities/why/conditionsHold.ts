import { CompiledQuery } from 'kysely';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** A record of the organisation, whoever may see it. */
export interface AskedRecord {
  readonly tx: Tx;
  readonly model: EntityModel;
  readonly id: string;
}

/**
 * Which of some conditions a record fulfils, by the SQL that reading and writing are planned with; null where there is no
 * such record. A condition that is null holds never.
 */
export async function conditionsHold(
  { tx, model, id }: AskedRecord,
  conditions: readonly (ResolvedCondition | null)[],
): Promise<readonly boolean[] | null> {
  const parameters = new SqlParameters();
  const scope = { model, alias: 't', parameters };
  const answers = conditions.map((condition) =>
    condition === null ? 'false' : orFalse(conditionSql(condition, scope)),
  );
  const text = `select json_build_array(${answers.join(', ')})::text as held from ${identifier(model.table)} as t where t.id = ${parameters.add(id, 'text')}`;
  const { rows } = await tx.executeQuery<{ held: string }>(CompiledQuery.raw(text, [...parameters.values]));
  return rows[0] === undefined ? null : (JSON.parse(rows[0].held) as boolean[]);
}
