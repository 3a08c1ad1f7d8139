import type { Migration } from './migrations.ts';

/**
 * Hosts of a group event are expected there: `busy_time` holds their time too, unless the event leaves them free. A refusal
 * says who is expected elsewhere, and when.
 */
export const hostTimes: Migration = {
  name: '0027_host_times',
  statements: [
    // Arguments: the column of the person or people, the status that holds the time, the column of the end or of the minutes,
    // and how long something takes that does not say when it ends. An event of one-on-one sessions holds nobody itself, each
    // of its sessions does; what is over or archived holds nobody either.
    `create or replace function keep_busy_time() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
        kept jsonb := coalesce(after, before);
        starts timestamptz := after ->> 'start_time';
        usual interval := coalesce(tg_argv[3], '30 minutes');
        ends timestamptz;
        people text[];
        expected record;
      begin
        if tg_op = 'UPDATE'
          and before -> tg_argv[0] is not distinct from after -> tg_argv[0]
          and before -> 'status' is not distinct from after -> 'status'
          and before -> 'start_time' is not distinct from after -> 'start_time'
          and before -> tg_argv[2] is not distinct from after -> tg_argv[2]
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
        people := case jsonb_typeof(after -> tg_argv[0])
          when 'array' then array(select distinct jsonb_array_elements_text(after -> tg_argv[0]))
          when 'string' then array[after ->> tg_argv[0]]
          else '{}'::text[] end;
        delete from busy_time b where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(people) and upper(b.during) < now();
        -- In one order, so that of two who plan with the same people at once one waits and then sees what the other has planned.
        perform from "user" u where u.tenant_id = kept ->> 'tenant_id' and u.id = any(people) order by u.id for no key update;
        select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name,
            lower(b.during) as "from", upper(b.during) as until, coalesce(i.timezone, 'UTC') as zone into expected
          from busy_time b join "user" u on u.tenant_id = b.tenant_id and u.id = b.person_id
          left join incubator i on i.tenant_id = b.tenant_id
          where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(people) and b.during && tstzrange(starts, ends)
          order by u.id, lower(b.during) limit 1;
        if found then
          raise exception using errcode = '23P01',
            constraint = case tg_table_name when 'incubator_event' then 'host_once' else 'busy_once' end,
            message = 'somebody is expected elsewhere at that time', hint = to_jsonb(expected)::text;
        end if;
        insert into busy_time (tenant_id, source_id, person_id, during)
          select kept ->> 'tenant_id', kept ->> 'id', person, tstzrange(starts, ends) from unnest(people) as person;
        return null;
      end
    $$`,
  ],
};
