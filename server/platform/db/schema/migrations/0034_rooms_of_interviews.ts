import type { Migration } from './migrations.ts';

/** What says how many minutes it takes, and not when it ends, holds its room as long: interviews of applicants. */
export const roomsOfInterviews: Migration = {
  name: '0034_rooms_of_interviews',
  statements: [
    `create or replace function keep_place_time() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
        kept jsonb := coalesce(after, before);
        place text := after ->> 'place_id';
        starts timestamptz := after ->> 'start_time';
        ends timestamptz := coalesce((after ->> 'end_time')::timestamptz,
          (after ->> 'start_time')::timestamptz + make_interval(mins => (after ->> 'duration_minutes')::int));
        taken record;
      begin
        if tg_op = 'UPDATE'
          and before -> 'place_id' is not distinct from after -> 'place_id'
          and before -> 'status' is not distinct from after -> 'status'
          and before -> 'start_time' is not distinct from after -> 'start_time'
          and before -> 'end_time' is not distinct from after -> 'end_time'
          and before -> 'duration_minutes' is not distinct from after -> 'duration_minutes'
          and before -> 'event_type' is not distinct from after -> 'event_type'
          and before -> 'is_archived' is not distinct from after -> 'is_archived'
          and before -> 'availability' -> 'mode' is not distinct from after -> 'availability' -> 'mode'
        then return null; end if;
        delete from place_time where tenant_id = kept ->> 'tenant_id' and source = tg_table_name and source_id = kept ->> 'id';
        if after is null or place is null or starts is null or after ->> 'status' <> tg_argv[0]
          or after ->> 'event_type' = 'ONE_ON_ONE' or after -> 'is_archived' = 'true'
          or after -> 'availability' ->> 'mode' = 'online'
        then return null; end if;
        if ends is null or ends <= starts then ends := starts + tg_argv[1]::interval; end if;
        if ends <= now() then return null; end if;
        -- Of two who want the room at once one waits here, and then sees what the other has planned.
        perform from place p where p.tenant_id = kept ->> 'tenant_id' and p.id = place for no key update;
        delete from place_time t where t.tenant_id = kept ->> 'tenant_id' and t.place_id = place and upper(t.during) < now();
        select p.name, lower(t.during) as "from", upper(t.during) as until, coalesce(i.timezone, 'UTC') as zone into taken
          from place_time t
          join place p on p.tenant_id = t.tenant_id and p.id = t.place_id
          left join incubator i on i.tenant_id = t.tenant_id
          where t.tenant_id = kept ->> 'tenant_id' and t.place_id = place and t.during && tstzrange(starts, ends)
          order by lower(t.during) limit 1;
        if found then
          raise exception using errcode = '23P01', constraint = 'place_once',
            message = 'the room is taken at that time', hint = to_jsonb(taken)::text;
        end if;
        insert into place_time (tenant_id, source, source_id, place_id, during)
          values (kept ->> 'tenant_id', tg_table_name, kept ->> 'id', place, tstzrange(starts, ends));
        return null;
      end
    $$`,
  ],
};
