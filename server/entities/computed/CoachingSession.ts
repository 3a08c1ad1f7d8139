import type { ComputedField } from './ComputedField.ts';
import { fullName } from './User.ts';

/** Names of those who come to a session, in their order: whoever meets them learns these, also where their profiles are closed. */
export const attendeeNames: ComputedField = (scope) => {
  const { alias, nextAlias } = scope;
  const [id, person] = [nextAlias(), nextAlias()];
  return `(select coalesce(jsonb_agg(${fullName({ ...scope, alias: person })} order by ${id}.position), '[]')
    from unnest(${alias}.attendees_ids) with ordinality as ${id}(id, position)
    join "user" as ${person} on ${person}.tenant_id = ${alias}.tenant_id and ${person}.id = ${id}.id)`;
};

/** Their ids, in the same order; without those who are no more. */
export const attendeeIds: ComputedField = ({ alias, nextAlias }) => {
  const [id, person] = [nextAlias(), nextAlias()];
  return `(select coalesce(jsonb_agg(${id}.id order by ${id}.position), '[]')
    from unnest(${alias}.attendees_ids) with ordinality as ${id}(id, position)
    join "user" as ${person} on ${person}.tenant_id = ${alias}.tenant_id and ${person}.id = ${id}.id)`;
};
