import type { Migration } from './migrations.ts';

const tables = ['coaching_session', 'one_on_one_event', 'application_meeting', 'incubator_event'];

/**
 * Whoever comes to an appointment of two is expected there as its host is: who booked a one-on-one, the applicant of an
 * interview, the people of a coaching session. Of several from one startup one has to be free; who is not is not held there.
 */
export const guestTimes: Migration = {
  name: '0029_guest_times',
  statements: [
    // Arguments: those of `0027_host_times.ts`, and the column that says who comes. Of a session that column holds several;
    // that one who is not new there is busy is nothing that another change of the session could help.
    `create or replace function keep_busy_time() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
        kept jsonb := coalesce(after, before);
        starts timestamptz := after ->> 'start_time';
        usual interval := coalesce(tg_argv[3], '30 minutes');
        span tstzrange;
        ends timestamptz;
        hosts text[];
        guests text[] := '{}';
        held text[];
        is_moved boolean;
        has_newcomers boolean;
        expected record;
      begin
        is_moved := tg_op <> 'UPDATE'
          or before -> 'status' is distinct from after -> 'status'
          or before -> 'start_time' is distinct from after -> 'start_time'
          or before -> tg_argv[2] is distinct from after -> tg_argv[2];
        if not is_moved
          and before -> tg_argv[0] is not distinct from after -> tg_argv[0]
          and before -> tg_argv[4] is not distinct from after -> tg_argv[4]
          and before -> 'event_type' is not distinct from after -> 'event_type'
          and before -> 'is_archived' is not distinct from after -> 'is_archived'
          and before -> 'holds_hosts' is not distinct from after -> 'holds_hosts'
        then return null; end if;
        delete from busy_time where tenant_id = kept ->> 'tenant_id' and source_id = kept ->> 'id';
        if after is null or starts is null or after ->> 'status' <> tg_argv[1]
          or after ->> 'event_type' = 'ONE_ON_ONE' or after -> 'is_archived' = 'true' or after -> 'holds_hosts' = 'false'
        then return null; end if;
        if jsonb_typeof(after -> tg_argv[2]) = 'number'
          then ends := starts + make_interval(mins => (after ->> tg_argv[2])::int);
          else ends := after ->> tg_argv[2];
        end if;
        if ends is null or ends <= starts then ends := starts + usual; end if;
        if ends <= now() then return null; end if;
        span := tstzrange(starts, ends);
        hosts := case jsonb_typeof(after -> tg_argv[0])
          when 'array' then array(select distinct jsonb_array_elements_text(after -> tg_argv[0]))
          when 'string' then array[after ->> tg_argv[0]]
          else '{}'::text[] end;
        if tg_argv[4] = 'application_id' then
          select array_remove(array[a.applicant_id], null) into guests from application a
            where a.tenant_id = kept ->> 'tenant_id' and a.id = after ->> 'application_id';
        elsif jsonb_typeof(after -> tg_argv[4]) = 'array' then
          guests := array(select distinct jsonb_array_elements_text(after -> tg_argv[4]));
        elsif jsonb_typeof(after -> tg_argv[4]) = 'string' then
          guests := array[after ->> tg_argv[4]];
        end if;
        guests := array(select guest from unnest(coalesce(guests, '{}')) as guest where guest <> all(hosts));
        -- An interview names its applicant by the application, which is another one or has nobody new.
        has_newcomers := case when tg_argv[4] = 'application_id' then before -> tg_argv[4] is distinct from after -> tg_argv[4]
          else exists (select from unnest(guests) as guest where not coalesce(before -> tg_argv[4], '[]') @> to_jsonb(guest)) end;
        delete from busy_time b where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(hosts || guests) and upper(b.during) < now();
        -- In one order, so that of two who plan with the same people at once one waits and then sees what the other has planned.
        perform from "user" u where u.tenant_id = kept ->> 'tenant_id' and u.id = any(hosts || guests) order by u.id for no key update;
        -- Hosts count before guests, and of guests each has to be busy: one who can come is enough.
        select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name, u.id = any(hosts) as is_host,
            lower(b.during) as "from", upper(b.during) as until, coalesce(i.timezone, 'UTC') as zone into expected
          from busy_time b join "user" u on u.tenant_id = b.tenant_id and u.id = b.person_id
          left join incubator i on i.tenant_id = b.tenant_id
          where b.tenant_id = kept ->> 'tenant_id' and b.during && span and (b.person_id = any(hosts)
            or b.person_id = any(guests)
              and (is_moved or has_newcomers)
              and not exists (select from unnest(guests) as guest where not exists (select from busy_time o
                where o.tenant_id = kept ->> 'tenant_id' and o.person_id = guest and o.during && span)))
          order by u.id = any(hosts) desc, u.id, lower(b.during) limit 1;
        if found then
          raise exception using errcode = '23P01',
            constraint = case when not expected.is_host then 'guest_once' when tg_table_name = 'incubator_event' then 'host_once' else 'busy_once' end,
            message = 'somebody is expected elsewhere at that time', hint = (to_jsonb(expected) - 'is_host')::text;
        end if;
        held := hosts || array(select guest from unnest(guests) as guest where not exists (select from busy_time o
          where o.tenant_id = kept ->> 'tenant_id' and o.person_id = guest and o.during && span));
        insert into busy_time (tenant_id, source_id, person_id, during)
          select kept ->> 'tenant_id', kept ->> 'id', person, span from unnest(held) as person;
        return null;
      end
    $$`,
    // Somebody is given an application with interviews: those who had it are free then, and who has it now is held where nothing else is.
    `create or replace function keep_guest_of_application() returns trigger language plpgsql as $$
      begin
        delete from busy_time b using application_meeting m
          where m.tenant_id = new.tenant_id and m.application_id = new.id and b.tenant_id = m.tenant_id
            and b.source_id = m.id and b.person_id = old.applicant_id and b.person_id is distinct from m.host_id;
        insert into busy_time (tenant_id, source_id, person_id, during)
          select m.tenant_id, m.id, new.applicant_id, tstzrange(m.start_time, m.start_time + make_interval(mins => coalesce(nullif(m.duration_minutes, 0), 30)))
          from application_meeting m where m.tenant_id = new.tenant_id and m.application_id = new.id and new.applicant_id is not null
            and m.status = 'meeting_scheduled' and m.start_time > now()
          on conflict do nothing;
        return null;
      end
    $$`,
    // The triggers are made anew with what is planned already taken in (`busyTimes.ts`); what overlaps stays, and is not held.
    ...tables.map(
      (table) =>
        `do $$ begin if to_regclass('${table}') is not null then drop trigger if exists keep_busy_time on ${table}; end if; end $$`,
    ),
  ],
};
