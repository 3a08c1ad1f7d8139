import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** Who meets an applicant reads the application: of meetings that are there already, those that are not called off. */
export const hostsOfApplications: Migration = {
  name: '0047_hosts_of_applications',
  statements: [
    `do $$ begin
      if to_regclass('application_meeting') is not null then
        alter table application add column if not exists hosts_ids text[] not null default '{}';
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update application a set hosts_ids = met.hosts
        from (select tenant_id, application_id, array_agg(distinct host_id order by host_id) as hosts
          from application_meeting where host_id is not null and status = 'meeting_scheduled' group by 1, 2) met
        where a.tenant_id = met.tenant_id and a.id = met.application_id;
        reset role;
      end if;
    end $$`,
  ],
};
