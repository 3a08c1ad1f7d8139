import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** What applicants read of their status is kept beside it: of applications that are there already it is what they have read so far. */
export const toldStatuses: Migration = {
  name: '0044_told_statuses',
  statements: [
    `do $$ begin
      if to_regclass('application') is not null then
        alter table application add column if not exists told_status text;
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update application set told_status = case
          when untold or status in ('pending_decision', 'delay_rejected') then 'under_review' else status end;
        reset role;
      end if;
    end $$`,
  ],
};
