import type { ComputedField } from './ComputedField.ts';

/** What the room of a talk is called: whoever comes learns that, though rooms are closed to applicants. */
export const placeName: ComputedField = ({ alias, nextAlias }) => {
  const place = nextAlias();
  return `(select ${place}.name from place ${place}
    where ${place}.tenant_id = ${alias}.tenant_id and ${place}.id = ${alias}.place_id)`;
};
