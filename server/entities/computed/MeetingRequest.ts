import type { ComputedField } from './ComputedField.ts';

/** What the startup that asks is called: the mail that asks says it too, also to a mentor who does not look after it. */
export const startupName: ComputedField = ({ alias, nextAlias }) => {
  const startup = nextAlias();
  return `(select ${startup}.name from startup ${startup}
    where ${startup}.tenant_id = ${alias}.tenant_id and ${startup}.id = ${alias}.startup_id)`;
};
