import type { ComputedField } from './ComputedField.ts';

/** First and last name; the last name may be missing. */
export const fullName: ComputedField = ({ alias }) =>
  `trim(${alias}.first_name || ' ' || coalesce(${alias}.last_name, ''))`;

/** Of who has not come yet: whether the link of the last invitation is still good; null for all others. */
export const invitation: ComputedField = ({ alias, nextAlias }) => {
  const token = nextAlias();
  return `(case when lower(${alias}.status) = 'pending' then (
    select case when max(${token}.expires_at) > now() then 'sent' when max(${token}.expires_at) <= now() then 'expired' end
    from one_time_token ${token} where ${token}.tenant_id = ${alias}.tenant_id and ${token}.user_id = ${alias}.id
      and ${token}.kind = 'invitation' and ${token}.used_at is null) end)`;
};
