/** What is asked of a startup ends with its time in the program. */
import { sql } from 'kysely';
import { announceAll } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { hasEnded } from '#server/services/people/hasEnded.ts';
import { dropUnasked, lockStartups, showNextRequest, type WithdrawnRequest } from '../metricForm.ts';

export const endRequests = follower(
  'StartupStatusChanged',
  'record',
  'Once it has graduated or is archived: what is asked of it is withdrawn, as by hand; on hold it stays',
  ({ payload: { startup, status } }, scope) => (hasEnded(status) ? withdrawAll(scope, startup) : Promise.resolve()),
);

/** Withdraws all that a startup is asked for; what it has reported stays. */
async function withdrawAll(scope: FollowScope, startup: string): Promise<void> {
  const { tx } = scope;
  await lockStartups(tx, [startup]);
  const requests = await requestsOf(tx, startup);
  if (requests.length === 0) return;
  // All go at once: what is left of none of them is asked for by another one.
  await sql`update startup set pending_data_form_id = null where id = ${startup}`.execute(tx);
  await sql`delete from pending_data_form where startup_id = ${startup}`.execute(tx);
  for (const request of requests) {
    if (request.type === 'METRICS') await dropUnasked(tx, request);
    await emit(tx, { topic: 'PendingDataForm.deleted', payload: { id: request.id } });
  }
  await showNextRequest(tx, startup);
  const withdrawn = requests.map(({ id, type }) => ({ request: id, startup, type }));
  await announceAll(scope, 'DataRequestWithdrawn', withdrawn);
}

interface OpenRequest extends WithdrawnRequest {
  readonly id: string;
  readonly type: string;
}

async function requestsOf(tx: Tx, startup: string): Promise<readonly OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select id, type, startup_id as startup, date::text as date, "from"::text as "from", "to"::text as "to",
      coalesce(metrics_ids, '{}') as metrics
    from pending_data_form where startup_id = ${startup} order by date, id`.execute(tx);
  return rows;
}
