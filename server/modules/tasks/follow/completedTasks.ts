/** What answers an automatic task: its part is done for whoever did it, without a click on the task itself. */
import { follower } from '#server/platform/context/followers.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { completeTasks } from '#server/services/tasks/automaticTasks.ts';

/** Regular hours answer every call for availability but those for one event; hours of one day answer these too. */
const availability = ['avail', 'availCoaching', 'availApplication'];
const availabilityForEvents = ['availEventSpecific', 'availEventCoaching'];

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
  follower('EvaluationSubmitted', 'task', 'The evaluator: evaluation is done', ({ payload }, { tx, context }) => {
    const about = [payload.evaluation, payload.application];
    return completeTasks(tx, context, { types: ['evaluation'], people: [payload.evaluator], about });
  }),
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
