import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** By what means people are reminded is said, where it was left to the usual, which is both: a switch shows what is done. */
export const meansOfReminders: Migration = {
  name: '0045_means_of_reminders',
  statements: [
    `do $$ begin
      if to_regclass('incubator') is not null then
        alter table incubator add column if not exists reminders jsonb;
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update incubator set reminders = '{"byMail": true, "byNotification": true}'::jsonb
          || jsonb_strip_nulls(coalesce(reminders, '{}'::jsonb));
        reset role;
      end if;
    end $$`,
  ],
};
