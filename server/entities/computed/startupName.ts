import type { ComputedField } from './ComputedField.ts';

/**
 * What the startup is called that a meeting is asked for by, or held with: whoever meets it learns that, also where its file
 * is closed to them. The record itself says who reads it.
 */
export const startupName: ComputedField = ({ alias, nextAlias }) => {
  const startup = nextAlias();
  return `(select ${startup}.name from startup ${startup}
    where ${startup}.tenant_id = ${alias}.tenant_id and ${startup}.id = ${alias}.startup_id)`;
};
