import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { funnelsOfApplicants, sameApplicant } from '#server/services/applications/sameApplicant.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';
import { lockFunnels } from '../distribution/roundRows.ts';
import { shareOutApplicant } from '../distribution/shareOut.ts';
import { type ConflictInput, conflictTargets } from './conflictTargets.ts';

/** Takes back, for all funnels, that an evaluator knows some applicants: they may judge them again, and get what is open. */
export function withdrawConflicts(context: RequestContext, input: ConflictInput): Promise<boolean> {
  return context.transact(async (tx) => {
    const { evaluator, applications, isOwn } = await conflictTargets(context, tx, input);
    await lockFunnels(
      tx,
      await funnelsOfApplicants(
        tx,
        applications.map(({ id }) => id),
      ),
    );
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
  // What they have said of a hidden application itself would tell whose it is by coming back; the staff may give it back.
  const isOpenToThem = !isOwn || lacksFeature(scope.context.principal, 'anonymityApplications');
  const { rows } = await sql<{ id: string; application: string; funnel: string; saidBy: string | null }>`
    delete from evaluation e using application a, application o
    where a.id = ${application.id} and o.tenant_id = a.tenant_id and ${sameApplicant}
      and e.tenant_id = o.tenant_id and e.application_id = o.id and e.evaluator_id = ${evaluator}
      and e.status = 'declined' and (${isOpenToThem}::boolean or not o.anonymous or ${followed(evaluator)})
    returning e.id, o.id as application, o.funnel_id as funnel, e.declined_by_id as "saidBy"`.execute(tx);
  if (rows.length === 0) return;
  // What was said in a funnel is taken back by those who share out there.
  if (!isOwn) {
    for (const funnel of new Set(rows.map((row) => row.funnel))) {
      await requireFunnel(scope.context, tx, funnel, 'EVALUATION/ASSIGNATION:EDIT');
    }
  }
  if (isOwn && rows.some(({ saidBy }) => saidBy !== null && saidBy !== evaluator)) {
    throw ForbiddenError.because('conflictByStaff');
  }
  for (const { id } of rows) await emit(tx, { topic: 'Evaluation.deleted', payload: { id } });
  for (const id of new Set(rows.map((row) => row.application))) {
    await announce(scope, 'ConflictWithdrawn', { application: id, evaluator });
  }
  await shareOutApplicant(scope, application.id);
}

/** Evaluation `e` was closed along with another of the applicant, by the evaluator; of its own it would say when. */
const followed = (evaluator: string) => sql`(e.declined_by_id = ${evaluator} and e.declined_at is null)`;
