import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** Applications that were handed in before they had numbers get them, funnel by funnel, in the order of handing in. */
export const applicationNumbers: Migration = {
  name: '0023_application_numbers',
  statements: [
    `do $$
    begin
      if to_regclass('application') is null then return; end if;
      alter table application add column if not exists number integer;
      -- Rows of all tenants; the owner alone sees none behind the wall.
      set local role ${SYSTEM_ROLE};
      update application a set number = counted.place
      from (select tenant_id, id, row_number() over (
          partition by tenant_id, funnel_id order by submitted_at nulls last, created_at, id) as place
        from application where status <> 'draft') counted
      where a.tenant_id = counted.tenant_id and a.id = counted.id and a.number is null;
      reset role;
    end $$`,
  ],
};
