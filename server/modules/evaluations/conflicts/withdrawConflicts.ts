import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { sameApplicant } from '../distribution/sameApplicant.ts';
import { shareOutFunnel } from '../distribution/shareOut.ts';
import { type ConflictInput, conflictTargets } from './conflictTargets.ts';

/** Takes back that an evaluator knows some applicants: they may judge their applications again, and get what is open. */
export function withdrawConflicts(context: RequestContext, input: ConflictInput): Promise<boolean> {
  return context.transact(async (tx) => {
    const { evaluator, applications, isOwn } = await conflictTargets(context, tx, input);
    for (const application of applications) await withdraw({ tx, context }, { application, evaluator, isOwn });
    return true;
  });
}

interface Withdrawn {
  readonly application: ApplicationRow;
  readonly evaluator: string;
  /** Taken back by the evaluator: what the staff has said is not theirs to take back. */
  readonly isOwn: boolean;
}

async function withdraw(scope: FollowScope, { application, evaluator, isOwn }: Withdrawn): Promise<void> {
  const { tx } = scope;
  await sql`select 1 from funnel where id = ${application.funnelId} for update`.execute(tx);
  const { rows } = await sql<{ id: string; application: string; saidBy: string | null }>`
    delete from evaluation e using application a, application o
    where a.id = ${application.id} and o.tenant_id = a.tenant_id and o.funnel_id = a.funnel_id and ${sameApplicant}
      and e.tenant_id = o.tenant_id and e.application_id = o.id and e.evaluator_id = ${evaluator}
      and e.status = 'declined'
    returning e.id, o.id as application, e.declined_by_id as "saidBy"`.execute(tx);
  if (rows.length === 0) return;
  if (isOwn && rows.some(({ saidBy }) => saidBy !== null && saidBy !== evaluator)) {
    throw ForbiddenError.because('conflictByStaff');
  }
  for (const { id } of rows) await emit(tx, { topic: 'Evaluation.deleted', payload: { id } });
  for (const id of new Set(rows.map((row) => row.application))) {
    await announce(scope, 'ConflictWithdrawn', { application: id, evaluator });
  }
  await shareOutFunnel(scope, application.funnelId);
}
