import type { Migration } from './migrations.ts';

const tables = ['coaching_session', 'one_on_one_event', 'application_meeting', 'incubator_event'];

/** What holds people's time, as `busyTimes.ts` has it: one row for each person of each appointment. */
const appointments = `
  select id, true as is_host, start_time as starts, end_time as ends, interval '30 minutes' as usual
    from coaching_session where tenant_id = old.tenant_id and coachs_ids @> array[old.person_id] and status = 'planned'
  union all
  select id, false, start_time, end_time, interval '30 minutes'
    from coaching_session where tenant_id = old.tenant_id and attendees_ids @> array[old.person_id] and status = 'planned'
  union all
  select id, host_id = old.person_id, start_time, end_time, interval '30 minutes' from one_on_one_event
    where tenant_id = old.tenant_id and old.person_id in (host_id, booked_by_id) and status = 'REGISTERED'
  union all
  select m.id, m.host_id is not distinct from old.person_id, m.start_time, m.start_time + make_interval(mins => m.duration_minutes), interval '30 minutes'
    from application_meeting m join application a on a.tenant_id = m.tenant_id and a.id = m.application_id
    where m.tenant_id = old.tenant_id and old.person_id in (m.host_id, a.applicant_id) and m.status = 'meeting_scheduled'
  union all
  select id, true, start_time, end_time, interval '1 hour' from incubator_event
    where tenant_id = old.tenant_id and hosts_ids @> array[old.person_id] and status = 'published'
      and event_type <> 'ONE_ON_ONE' and not is_archived and holds_hosts`;

/**
 * Of two appointments that overlap one holds a person, and the other does not (`0029_guest_times.ts`). Once the first is
 * moved or called off, the other holds them. Only as the transaction ends: what moves is deleted and written anew, and of
 * several that move together none is to lose its time to another in between.
 */
export const heldLater: Migration = {
  name: '0031_held_later',
  statements: [
    `create function hold_unheld() returns trigger language plpgsql as $$
      declare
        free record;
      begin
        -- Whoever plans something with the same person meanwhile waits here, and then sees what holds them.
        perform from "user" u where u.tenant_id = old.tenant_id and u.id = old.person_id for no key update;
        for free in
          select id, tstzrange(starts, until) as during from (
            select id, is_host, starts, case when ends > starts then ends else starts + usual end as until from (${appointments}) planned
          ) lasting
          where until > now() and tstzrange(starts, until) && old.during and not exists (select from busy_time b
            where b.tenant_id = old.tenant_id and b.source_id = lasting.id and b.person_id = old.person_id)
          order by is_host desc, starts, id
        loop
          insert into busy_time (tenant_id, source_id, person_id, during)
            values (old.tenant_id, free.id, old.person_id, free.during) on conflict do nothing;
        end loop;
        return null;
      end
    $$`,
    `create constraint trigger hold_unheld after delete on busy_time deferrable initially deferred
      for each row when (upper(old.during) > now()) execute function hold_unheld()`,
    // Whoever has become free since `0029_guest_times` is taken in as the triggers are made anew (`busyTimes.ts`).
    ...tables.map(
      (table) =>
        `do $$ begin if to_regclass('${table}') is not null then drop trigger if exists keep_busy_time on ${table}; end if; end $$`,
    ),
  ],
};
