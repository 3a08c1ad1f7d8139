/** Who hosts an applicant's meetings is kept with the application: access rules ask for it. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';

/**
 * Those whose meetings with the applicant are not called off, past ones too: what was spoken about is looked up afterwards.
 * Whoever has said that they know the applicant is let in no more, neither as a host nor as assigned to the funnel.
 */
export async function keepHosts(tx: Tx, application: string): Promise<void> {
  // Two meetings that are written at once would each leave the other's host out.
  await lockApplication(tx, application);
  const hosts = sql`array(select distinct m.host_id from application_meeting m
    where m.application_id = ${application} and m.host_id is not null and m.status = 'meeting_scheduled'
      and not exists (select from evaluation e where e.tenant_id = m.tenant_id
        and e.application_id = m.application_id and e.evaluator_id = m.host_id and e.status = 'declined')
    order by 1)`;
  await sql`update application set hosts_ids = ${hosts} where id = ${application}
    and hosts_ids is distinct from ${hosts}`.execute(tx);
}

const TELLS =
  'Whoever hosts a meeting with the applicant reads the application for that, and no more for that once they know the applicant';

export const hostFollowers = [
  follower('ConflictDeclared', 'record', TELLS, ({ payload }, { tx }) => keepHosts(tx, payload.application)),
  follower('ConflictWithdrawn', 'record', TELLS, ({ payload }, { tx }) => keepHosts(tx, payload.application)),
];
