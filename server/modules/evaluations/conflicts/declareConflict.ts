/** A conflict of interest is an evaluation that was declined: what was open of it, else one of no round, said ahead. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { funnelsOfApplicants, sameApplicant } from '#server/services/applications/sameApplicant.ts';
import { leave } from '../distribution/leaving/takeBack.ts';
import { lockFunnels } from '../distribution/roundRows.ts';
import { shareOutFunnel } from '../distribution/shareOut.ts';

export interface Conflict {
  readonly application: ApplicationRow;
  readonly evaluator: string;
  readonly reason: string | null;
  /** Others that they have open of the applicant stay theirs. */
  readonly isOfThisOnly?: boolean;
}

/**
 * The evaluator judges nothing of this applicant, in no funnel: what they have open is given back, nothing they gave to
 * it counts, and others get it. How many evaluations were given back.
 */
export async function declareConflict(writer: EntityWriter, scope: FollowScope, conflict: Conflict): Promise<number> {
  const { tx, context } = scope;
  const { application, evaluator, reason } = conflict;
  // Nobody shares out meanwhile.
  await lockFunnels(tx, await funnelsOfApplicants(tx, [application.id]));
  const open = await openEvaluations(tx, conflict);
  const said = {
    declineReason: reason,
    declinedBy: context.principal?.id ?? null,
    declinedAt: context.now().toISOString(),
  };
  for (const { id, isOfIt } of open) {
    const set = { score: null, answers: [], ...said };
    if (isOfIt) await writer.update(context, 'Evaluation', id, { status: 'declined' }, { set });
    // The others follow from it, also in funnels that whoever says it has nothing to do with.
    else await writer.updateForProduct(context, 'Evaluation', id, { ...set, status: 'declined', declinedAt: null });
  }
  if (!(await isKnown(tx, application.id, evaluator))) {
    await sayAhead(tx, conflict, said);
    await shareOutFunnel(scope, application.funnelId);
    await announce(scope, 'ConflictDeclared', { application: application.id, evaluator, reason });
  }
  return open.length;
}

/** What an evaluator has still to judge of the applicant, in any funnel. */
async function openEvaluations(
  tx: Tx,
  { application, evaluator, isOfThisOnly = false }: Conflict,
): Promise<readonly { readonly id: string; readonly isOfIt: boolean }[]> {
  const { rows } = await sql<{ id: string; isOfIt: boolean }>`
    select e.id, o.id = a.id as "isOfIt"
    from application a join application o on ${sameApplicant}
      join evaluation e on e.application_id = o.id and e.evaluator_id = ${evaluator}
    where a.id = ${application.id} and (o.id = a.id or not ${isOfThisOnly}::boolean)
      and e.status in ('pending', 'in_progress') and not e.is_closed order by e.id`.execute(tx);
  return rows;
}

async function isKnown(tx: Tx, application: string, evaluator: string): Promise<boolean> {
  const { rows } = await sql`select 1 from evaluation
    where application_id = ${application} and evaluator_id = ${evaluator} and status = 'declined' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Not by the writer: nobody is asked, so nobody is let in on the application and told of it. */
async function sayAhead(
  tx: Tx,
  { application, evaluator }: Conflict,
  said: { readonly declineReason: string | null; readonly declinedBy: string | null; readonly declinedAt: string },
): Promise<void> {
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('Evaluation'), id, {
    title: application.startupName,
    application: application.id,
    evaluator,
    status: 'declined',
    isShared: false,
    isClosed: true,
    isDistributed: false,
    answers: [],
    ...said,
  });
  await leave(tx, [{ application: application.id, evaluator }]);
  await emit(tx, { topic: 'Evaluation.created', payload: { id } });
}
