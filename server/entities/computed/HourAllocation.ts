import type { ComputedField } from './ComputedField.ts';

/** Minutes of requests for meetings that wait for an answer, on days of an allotment; `but` is the id of one that is left out. */
export const awaitedMinutes = (allotment: string, but = `''`): string =>
  `coalesce((select sum(extract(epoch from asked.end_time - asked.start_time) / 60) from meeting_request asked
    left join incubator organisation on organisation.tenant_id = asked.tenant_id
    cross join lateral (select (asked.start_time at time zone coalesce(organisation.timezone, 'UTC'))::date as day) then_there
    where asked.tenant_id = ${allotment}.tenant_id and asked.startup_id = ${allotment}.startup_id
      and asked.status = 'pending' and asked.id <> ${but}
      and (${allotment}.coach_id is null or asked.mentor_id = ${allotment}.coach_id)
      and coalesce(then_there.day >= ${allotment}.valid_from, true) and coalesce(then_there.day <= ${allotment}.valid_until, true)), 0)::int`;

/** What a startup has asked for is spoken for until it is answered. */
export const minutesAwaited: ComputedField = ({ alias }) => awaitedMinutes(alias);
