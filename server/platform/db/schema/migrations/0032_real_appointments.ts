import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** What a request says of its appointment follows from the session that came of it, and is no longer set by hand. */
export const realAppointments: Migration = {
  name: '0032_real_appointments',
  statements: [
    `do $$ begin
      if to_regclass('meeting_request') is not null then
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update meeting_request r set appointment_state = case
          when r.status = 'pending' then 'MEETING_REQUESTED'
          when r.status = 'meeting_canceled' then 'MEETING_CANCELED'
          when exists (select from coaching_session s where s.tenant_id = r.tenant_id and s.id = r.session_id and s.status = 'cancelled')
            then 'MEETING_CANCELED'
          else 'MEETING_SCHEDULED' end;
        reset role;
      end if;
    end $$`,
  ],
};
