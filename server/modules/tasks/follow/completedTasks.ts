/** Answers that take more than the one event: of a round all that is left of it, of an event its days. The others are automations of the spec. */
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';
import { completeHostTimes } from '#server/services/tasks/hostTimeTasks.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';

/** Of a round there is one task for all applications; without a round, one for each. */
function scoringDone(
  { evaluation, evaluator, application, round }: DomainEvents['EvaluationSubmitted'],
  scope: FollowScope,
): Promise<void> {
  if (round !== null) return settleScoring(scope, evaluator, round);
  const about = [evaluation, application];
  return completeTasks(scope.tx, scope.context, { types: ['evaluation'], people: [evaluator], about });
}

export const completedTasks = [
  follower(
    'EvaluationSubmitted',
    'task',
    'The evaluator: evaluation is done, when nothing is left of the round',
    ({ payload }, scope) => scoringDone(payload, scope),
  ),
  follower(
    'EvaluationDeclined',
    'task',
    'The evaluator: evaluation is done, when nothing is left of the round',
    ({ payload }, scope) => scoringDone(payload, scope),
  ),
  follower(
    'AvailabilityGiven',
    'task',
    'Who has given hours of a single day: availEventSpecific is done, for events of that day or that have none yet',
    async ({ payload: { person, startTime, endTime } }, scope) => {
      if (startTime === null || endTime === null) return;
      await completeHostTimes(scope, { person, startTime, endTime });
    },
  ),
];
