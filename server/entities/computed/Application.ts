import type { ComputedField } from './ComputedField.ts';

/** Which of those that wait in the funnel it is, the one that waits longest first; null where it does not wait. */
export const waitingPlace: ComputedField = ({ alias, nextAlias }) => {
  const other = nextAlias();
  return `(case when ${alias}.waiting_since is not null then (select count(*)::int from application ${other}
    where ${other}.tenant_id = ${alias}.tenant_id and ${other}.funnel_id = ${alias}.funnel_id
      and (${other}.waiting_since, ${other}.id) <= (${alias}.waiting_since, ${alias}.id)) end)`;
};
