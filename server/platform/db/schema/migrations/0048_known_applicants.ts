import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** Whoever has said before now that they know an applicant reads the application neither as assigned nor as a host. */
export const knownApplicants: Migration = {
  name: '0048_known_applicants',
  statements: [
    `do $$ begin
      if to_regclass('evaluation') is not null then
        alter table application add column if not exists hosts_ids text[] not null default '{}';
        -- Rows of all tenants; the owner alone sees none behind the wall.
        set local role ${SYSTEM_ROLE};
        update application a set
          readers_ids = array(select id from unnest(a.readers_ids) as id
            where id <> all(known.judges) or id = any(a.evaluators_ids || a.funnel_admins_ids) order by 1),
          hosts_ids = array(select id from unnest(a.hosts_ids) as id where id <> all(known.judges) order by 1)
        from (select tenant_id, application_id, array_agg(distinct evaluator_id) as judges
          from evaluation where status = 'declined' and evaluator_id is not null group by 1, 2) known
        where a.tenant_id = known.tenant_id and a.id = known.application_id;
        reset role;
      end if;
    end $$`,
  ],
};
