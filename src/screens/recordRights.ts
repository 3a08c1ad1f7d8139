import { type AppAbility, rowOf } from '#domain/access/buildAbility.ts';
import type { RecordData } from './screenModules.ts';

/** What the server says about a record (`RecordRights` of the schema), as far as it was asked. */
interface SaidRights {
  readonly update?: boolean;
  readonly delete?: boolean;
  readonly readonly?: readonly string[];
}

/**
 * Whether the reader may do it to this very record. Rules ask for columns that the API keeps to itself, so the server says
 * it with the record; a record that was not read with its rights is judged by the rules themselves.
 */
export function mayDo(action: 'update' | 'delete', ability: AppAbility, entity: string, record: RecordData): boolean {
  return saidOf(record)?.[action] ?? ability.can(action, rowOf(entity, record));
}

/** Whether the reader may change this field of the record. */
export function mayChangeField(ability: AppAbility, entity: string, record: RecordData, field: string): boolean {
  const said = saidOf(record);
  if (said?.update === undefined) return ability.can('update', rowOf(entity, record), field);
  return said.update && said.readonly?.includes(field) !== true;
}

function saidOf({ may }: RecordData): SaidRights | null {
  return typeof may === 'object' ? may : null;
}
