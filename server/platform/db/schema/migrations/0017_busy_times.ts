import type { Migration } from './migrations.ts';

/**
 * When people are expected somewhere. The exclusion constraint makes a double booking impossible, whatever code writes it; the
 * rows are kept by triggers on what people are expected at (`busyTimes.ts`). The person is in the constraint as a range of
 * one number, because ranges are what PostgreSQL can exclude without an extension.
 */
export const busyTimes: Migration = {
  name: '0017_busy_times',
  statements: [
    `create table busy_time (
      tenant_id text not null,
      source_id text not null,
      person_id text not null,
      during tstzrange not null,
      person_key int8range not null
        generated always as (int8range(hashtextextended(tenant_id || '/' || person_id, 0) >> 1, hashtextextended(tenant_id || '/' || person_id, 0) >> 1, '[]')) stored,
      primary key (tenant_id, source_id, person_id),
      constraint busy_once exclude using gist (person_key with &&, during with &&)
    )`,
    // Arguments: the column of the person or people, the status that holds the time, the column of the end or of the minutes.
    // What is over holds nobody: imports and corrections of what has been are free.
    `create function keep_busy_time() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
        kept jsonb := coalesce(after, before);
        starts timestamptz := after ->> 'start_time';
        ends timestamptz;
        people text[];
        expected text;
      begin
        if tg_op = 'UPDATE'
          and before -> tg_argv[0] is not distinct from after -> tg_argv[0]
          and before -> 'status' is not distinct from after -> 'status'
          and before -> 'start_time' is not distinct from after -> 'start_time'
          and before -> tg_argv[2] is not distinct from after -> tg_argv[2]
        then return null; end if;
        delete from busy_time where tenant_id = kept ->> 'tenant_id' and source_id = kept ->> 'id';
        if after is null or after ->> 'status' <> tg_argv[1] or starts is null then return null; end if;
        if jsonb_typeof(after -> tg_argv[2]) = 'number'
          then ends := starts + make_interval(mins => (after ->> tg_argv[2])::int);
          else ends := after ->> tg_argv[2];
        end if;
        if ends is null or ends <= starts then ends := starts + interval '30 minutes'; end if;
        if ends <= now() then return null; end if;
        people := case jsonb_typeof(after -> tg_argv[0])
          when 'array' then array(select distinct jsonb_array_elements_text(after -> tg_argv[0]))
          when 'string' then array[after ->> tg_argv[0]]
          else '{}'::text[] end;
        delete from busy_time b where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(people) and upper(b.during) < now();
        -- In one order, so that of two who plan with the same people at once one waits and then sees what the other has planned.
        perform from "user" u where u.tenant_id = kept ->> 'tenant_id' and u.id = any(people) order by u.id for no key update;
        select trim(u.first_name || ' ' || coalesce(u.last_name, '')) into expected
          from busy_time b join "user" u on u.tenant_id = b.tenant_id and u.id = b.person_id
          where b.tenant_id = kept ->> 'tenant_id' and b.person_id = any(people) and b.during && tstzrange(starts, ends)
          order by u.id limit 1;
        if expected is not null then
          raise exception using errcode = '23P01', constraint = 'busy_once',
            message = 'somebody is expected elsewhere at that time', hint = expected;
        end if;
        insert into busy_time (tenant_id, source_id, person_id, during)
          select kept ->> 'tenant_id', kept ->> 'id', person, tstzrange(starts, ends) from unnest(people) as person;
        return null;
      end
    $$`,
  ],
  tenantTables: ['busy_time'],
};
