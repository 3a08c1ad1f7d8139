/** Who hosts an applicant's meetings is kept with the application: access rules ask for it. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';
import { knownBy, knowsApplicant } from '#server/services/applications/funnelAccess.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';

/**
 * Those whose meetings with the applicant are not called off, past ones too: what was spoken about is looked up afterwards.
 * Whoever has said that they know the applicant is let in no more, neither as a host nor as assigned to the funnel.
 */
export async function keepHosts(tx: Tx, application: string): Promise<void> {
  // Two meetings that are written at once would each leave the other's host out.
  await lockApplication(tx, application);
  const hosts = sql`array(select distinct m.host_id from application_meeting m
    where m.application_id = a.id and m.host_id is not null and m.status = 'meeting_scheduled'
      and not ${knowsApplicant(sql`m.host_id`)} order by 1)`;
  await sql`with ${knownBy(sql`a.id = ${application}`)}
    update application a set hosts_ids = ${hosts} where a.id = ${application}
    and a.hosts_ids is distinct from ${hosts}`.execute(tx);
}

async function keepHostsOfApplicant(tx: Tx, application: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select o.id from application a join application o on ${sameApplicant}
    where a.id = ${application} order by o.id`.execute(tx);
  for (const { id } of rows) await keepHosts(tx, id);
}

const TELLS =
  'Whoever hosts a meeting with the applicant reads the application for that, and no more for that once they know the applicant';

export const hostFollowers = [
  follower('ConflictDeclared', 'record', TELLS, ({ payload }, { tx }) => keepHostsOfApplicant(tx, payload.application)),
  follower('ConflictWithdrawn', 'record', TELLS, ({ payload }, { tx }) =>
    keepHostsOfApplicant(tx, payload.application),
  ),
];
