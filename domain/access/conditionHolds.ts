import type { Condition, Principal } from '#domain/model/access.ts';
import { type AccessRow, matchesCondition } from './matchesCondition.ts';
import { resolveCondition } from './resolveCondition.ts';

/** Whose conditions speak of no reader: those of automations and of fields. */
export const nobody: Principal = {
  id: '',
  tenantId: '',
  roleTypes: [],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
};

/** Whether values fulfil a condition that speaks of no reader; an empty text is no value, as it is once it is kept. */
export function conditionHolds(condition: Condition, values: AccessRow): boolean {
  const kept = Object.entries(values).map(([name, value]) => [name, value === '' ? null : (value ?? null)]);
  return matchesCondition(resolveCondition(condition, nobody), Object.fromEntries(kept));
}
