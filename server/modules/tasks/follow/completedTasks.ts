/** What answers an automatic task: its part is done for whoever did it, without a click on the task itself. */
import type { DomainEvents } from '#server/generated/events.gen.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { completeTasks } from '#server/services/tasks/automaticTasks.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';

/** Regular hours answer every call for availability but those for one event; hours of one day answer these too. */
const availability = ['avail', 'availCoaching', 'availApplication'];
const availabilityForEvents = ['availEventSpecific', 'availEventCoaching'];

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
  follower('UserProfileCompleted', 'task', 'The person: completeUserProfile is done', ({ payload }, { tx, context }) =>
    completeTasks(tx, context, { types: ['completeUserProfile'], people: [payload.person] }),
  ),
  follower(
    'StartupProfileCompleted',
    'task',
    'Its people: completeStartupProfile is done',
    async ({ payload }, { tx, context }) => {
      const { startup } = payload;
      const people = (await startupPeople(tx, startup))?.founders ?? [];
      await completeTasks(tx, context, { types: ['completeStartupProfile'], people, startup });
    },
  ),
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
    'The person: the calls for hours are answered',
    ({ payload }, { tx, context }) => {
      const types = payload.isSingleDay ? [...availability, ...availabilityForEvents] : availability;
      return completeTasks(tx, context, { types, people: [payload.person] });
    },
  ),
  follower(
    'EventHostsChosen',
    'task',
    'Whoever chose them: hostAssignation is done',
    ({ payload, actor }, { tx, context }) =>
      completeTasks(tx, context, { types: ['hostAssignation'], people: [actor], about: [payload.event] }),
  ),
  follower('SessionEvaluated', 'task', 'The person: coachingEvaluation is done', ({ payload }, { tx, context }) =>
    completeTasks(tx, context, { types: ['coachingEvaluation'], people: [payload.person], about: [payload.session] }),
  ),
];
