import { type AppAbility, rowOf } from '#domain/access/buildAbility.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { RecordData } from './screenModules.ts';

/**
 * Whether the reader may change this very record. A list does not carry what is kept for rules alone (`managerIds`):
 * where a rule asks for that, the server says it.
 */
export function mayEditRow(ability: AppAbility, entity: string, record: RecordData): boolean {
  if (ability.can('update', rowOf(entity, record))) return true;
  const asked = ability.rulesFor('update', entity).flatMap(({ conditions }) => columnsOf(conditions));
  return ability.can('update', entity) && asked.some((column) => !(column in record));
}

function columnsOf(condition: ResolvedCondition | undefined): readonly string[] {
  if (condition === undefined) return [];
  if ('all' in condition) return condition.all.flatMap(columnsOf);
  if ('any' in condition) return condition.any.flatMap(columnsOf);
  return 'not' in condition ? columnsOf(condition.not) : [condition.test.column];
}
