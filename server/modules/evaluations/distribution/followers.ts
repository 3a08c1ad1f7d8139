/** What handing in and deciding applications, and stepping aside, means for who scores what. */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { refreshReaders } from '#server/services/applications/funnelAccess.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';
import { leave } from './leaving/takeBack.ts';
import { shareOutFunnel } from './shareOut.ts';

export const distributionFollowers = [
  follower(
    'ApplicationStatusChanged',
    'record',
    'A number in its funnel, and evaluators by the rule of its rounds; one that is decided is scored no more',
    async ({ payload }, scope) => {
      if (payload.status === 'draft') return;
      if (actionOf(payload.status) !== null) return settleEvaluators(scope, payload.application);
      const application = await loadApplication(scope.tx, payload.application);
      if (application === null) return;
      // Whoever knows the applicant from another application is not let in by this one.
      await refreshReaders(scope.tx, application.id);
      await giveNumber(scope.tx, application.id, application.funnelId);
      await shareOutFunnel(scope, application.funnelId);
    },
  ),
  follower(
    'EvaluationDeclined',
    'record',
    'The application is closed to the evaluator, and given to somebody else',
    async ({ payload }, scope) => {
      const application = await loadApplication(scope.tx, payload.application);
      if (application === null) return;
      await leave(scope.tx, [payload]);
      await shareOutFunnel(scope, application.funnelId);
    },
  ),
];

/** In the order of handing in; the funnel is locked, so that no two have the same. */
async function giveNumber(tx: Tx, application: string, funnel: string): Promise<void> {
  await sql`select 1 from funnel where id = ${funnel} for update`.execute(tx);
  await sql`update application set number = 1 + coalesce(
      (select max(number) from application where funnel_id = ${funnel}), 0)
    where id = ${application} and number is null`.execute(tx);
}

async function settleEvaluators(scope: FollowScope, application: string): Promise<void> {
  const { rows } = await sql<{ evaluator: string; round: string }>`
    select evaluator_id as evaluator, round_id as round from evaluation
    where application_id = ${application} and round_id is not null and status <> 'declined'`.execute(scope.tx);
  for (const { evaluator, round } of rows) await settleScoring(scope, evaluator, round);
}
