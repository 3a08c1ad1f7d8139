import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/**
 * Refuses a name that another record of the same group has already, however it is written: nobody could tell the two
 * apart where they are chosen by name. `group` names the fields that the two would share.
 */
export function guardUniqueName(table: string, group: Readonly<Record<string, string>>): WriteHook {
  return async ({ entity, before, after }, { tx }) => {
    if (after === null || isSame(before, after, ['name', ...Object.keys(group)])) return;
    const shared = Object.entries(group).map(
      ([field, column]) => sql`${sql.ref(column)} is not distinct from ${after[field] ?? null}::text`,
    );
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where lower(trim(name)) = lower(trim(${after.name}::text)) and id <> ${after.id} and ${sql.join(shared, sql` and `)}
      limit 1`.execute(tx);
    if (rows.length === 0) return;
    throw new ValidationError([fieldProblem('input.name', 'unique', { spec: `${entity}.name` })]);
  };
}

function isSame(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
  fields: string[],
) {
  return before !== null && fields.every((field) => before[field] === after[field]);
}
