/** What is asked until another day is due then. */
import { sql } from 'kysely';
import { endOfDay } from '#domain/dates/zonedDays.ts';
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type FollowScope, follower, followerOfAll } from '#server/platform/context/followers.ts';
import { hastenFigures } from '#server/services/tasks/figureTasks.ts';
import { moveTasks } from '#server/services/tasks/movedTasks.ts';
import { usualDueDate } from '#server/services/tasks/usualDueDate.ts';

export const formTasks = ['formSubmissionRequest', 'coachingEvaluation'];

export const movedTasks = [
  follower(
    'FormRequestMoved',
    'task',
    'Those who have still to answer: formSubmissionRequest or coachingEvaluation is due then',
    ({ payload: { request, people, dueDate } }, scope) =>
      moveTasks(scope, { types: formTasks, url: `/survey/${request}`, people }, dueDate ?? usualDueDate(scope.context)),
  ),
  followerOfAll(
    'EvaluationMoved',
    'task',
    'The evaluator: evaluation is due then; that of a round with the first that is open',
    async (events, scope) => {
      // An evaluator has one task for all that they score in a round.
      const tasks = new Map(
        events.map(({ payload }) => [`${payload.evaluator} ${payload.round ?? payload.evaluation}`, payload]),
      );
      for (const moved of tasks.values()) await moveScoringTask(scope, moved);
    },
  ),
  follower(
    'DataRequested',
    'task',
    'The founders: metrics of a period that is asked for already is due when the first request is',
    async ({ payload: { startup, type } }, scope) => {
      if (type === 'METRICS') await hastenFigures(scope, startup);
    },
  ),
];

async function moveScoringTask(
  scope: FollowScope,
  { evaluation, evaluator, round }: DomainEvents['EvaluationMoved'],
): Promise<void> {
  const about = round === null ? sql`id = ${evaluation}` : sql`round_id = ${round}`;
  const { rows } = await sql<{ day: string | null }>`select min(due_date)::text as day from evaluation
    where ${about} and evaluator_id = ${evaluator} and not is_closed`.execute(scope.tx);
  const day = rows[0]?.day ?? null;
  const due = day === null ? usualDueDate(scope.context) : endOfDay(scope.context.tenant.timezone, day);
  const url = `/applications/scoring?${round === null ? `evaluation=${evaluation}` : `round=${round}`}`;
  await moveTasks(scope, { types: ['evaluation'], url, people: [evaluator] }, due);
}
