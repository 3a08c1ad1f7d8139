import type { Migration } from './migrations.ts';

/**
 * Whom an appointment concerns is read once for each row that is written. Inside the query that locks them, a plan that reads
 * all people of an organisation asked it anew for every one of them, so that a session took as long as there are people.
 */
export const peopleReadOnce: Migration = {
  name: '0040_people_read_once',
  statements: [
    // Arguments: those of `0029_guest_times.ts`, which says of the rest why it is as it is.
    `create or replace function keep_busy_time() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
        kept jsonb := coalesce(after, before);
        starts timestamptz := after ->> 'start_time';
        usual interval := coalesce(tg_argv[3], '30 minutes');
        span tstzrange;
        ends timestamptz;
        is_held boolean;
        hosts text[] := '{}';
        guests text[] := '{}';
        held text[];
        concerned text[];
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
        if jsonb_typeof(after -> tg_argv[2]) = 'number'
          then ends := starts + make_interval(mins => (after ->> tg_argv[2])::int);
          else ends := after ->> tg_argv[2];
        end if;
        if ends is null or ends <= starts then ends := starts + usual; end if;
        is_held := coalesce(ends > now() and after ->> 'status' = tg_argv[1]
          and after ->> 'event_type' is distinct from 'ONE_ON_ONE'
          and after -> 'is_archived' is distinct from 'true' and after -> 'holds_hosts' is distinct from 'false', false);
        if is_held then
          hosts := appointment_people(after, tg_argv[0]);
          guests := array(select guest from unnest(appointment_people(after, tg_argv[4])) as guest where guest <> all(hosts));
        end if;
        concerned := hosts || guests || appointment_people(before, tg_argv[0]) || appointment_people(before, tg_argv[4])
          || array(select b.person_id from busy_time b where b.tenant_id = kept ->> 'tenant_id' and b.source_id = kept ->> 'id');
        perform from "user" u where u.tenant_id = kept ->> 'tenant_id' and u.id = any(concerned)
          order by u.id for no key update;
        delete from busy_time where tenant_id = kept ->> 'tenant_id' and source_id = kept ->> 'id';
        if not is_held then return null; end if;
        span := tstzrange(starts, ends);
        has_newcomers := case when tg_argv[4] = 'application_id' then before -> tg_argv[4] is distinct from after -> tg_argv[4]
          else exists (select from unnest(guests) as guest where not coalesce(before -> tg_argv[4], '[]') @> to_jsonb(guest)) end;
        delete from busy_time b where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(hosts || guests) and upper(b.during) < now();
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
  ],
};
