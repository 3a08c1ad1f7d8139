import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/**
 * Method, type and mode of an event's availability were free words that changed nothing. Now each is one of a few that do:
 * an event goes on as it was, with the times of its own dates. Where people meet is taken over where it was said.
 */
export const eventAvailability: Migration = {
  name: '0018_event_availability',
  statements: [
    `do $$ begin
      if to_regclass('incubator_event') is not null then
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update incubator_event set availability = jsonb_strip_nulls(jsonb_build_object(
            'method', case when event_type = 'ONE_ON_ONE' then 'dates' end,
            'type', case when availability ->> 'type' in ('specific', 'coaching') then availability ->> 'type' end,
            'mode', case availability ->> 'mode' when 'online' then 'online' when 'on-site' then 'onSite' end))
          where availability is not null;
        reset role;
      end if;
    end $$`,
  ],
};
