/** What is no longer asked for leaves the lists of those who were asked. */
import { follower } from '#server/platform/context/followers.ts';
import { hasEnded } from '#server/services/people/hasEnded.ts';
import { withdrawFigures } from '#server/services/tasks/figureTasks.ts';
import { withdrawParts, withdrawTasks } from '#server/services/tasks/withdrawnTasks.ts';
import { formTasks } from './movedTasks.ts';
import { hostTasks } from './openedTasks.ts';

export const withdrawnTasks = [
  follower(
    'EventNotHeld',
    'task',
    'Its hosts: availEventSpecific or availEventCoaching is taken back; who organises it: hostAssignation',
    async ({ payload: { event } }, scope) => {
      await withdrawTasks(scope, { types: hostTasks, url: `/events/${event}` });
      await withdrawTasks(scope, { types: ['hostAssignation'], url: `/events/${event}/edit` });
    },
  ),
  follower(
    'EventHostsMissing',
    'task',
    'Who was the last to host it: availEventSpecific or availEventCoaching is taken back',
    ({ payload: { event } }, scope) => withdrawTasks(scope, { types: hostTasks, url: `/events/${event}` }),
  ),
  follower(
    'EventHostsChosen',
    'task',
    'Who hosts it no more: availEventSpecific or availEventCoaching is taken back',
    ({ payload: { event, removed } }, scope) =>
      withdrawTasks(scope, { types: hostTasks, url: `/events/${event}`, people: removed }),
  ),
  follower(
    'FormRequestEnded',
    'task',
    'Those who were asked: formSubmissionRequest or coachingEvaluation is taken back',
    ({ payload: { request, people } }, scope) =>
      withdrawTasks(scope, {
        types: formTasks,
        url: `/survey/${request}`,
        people,
      }),
  ),
  follower(
    'StartupMembersLeft',
    'task',
    'Who has left: completeStartupProfile is the others’ alone',
    ({ payload: { startup, people } }, scope) =>
      withdrawParts(scope, { types: ['completeStartupProfile'], url: `/startup/${startup}/file/company`, people }),
  ),
  follower(
    'StartupStatusChanged',
    'task',
    'Its people, once it has graduated or is archived: completeStartupProfile is taken back',
    async ({ payload: { startup, status } }, scope) => {
      if (!hasEnded(status)) return;
      await withdrawTasks(scope, { types: ['completeStartupProfile'], url: `/startup/${startup}/file/company` });
    },
  ),
  follower(
    'SessionNotHeld',
    'task',
    'Its coaches: coachingEvaluation is taken back',
    async ({ payload: { session } }, scope) => {
      // With a form it is asked on a page of its own.
      for (const url of [`/coaching/session/${session}`, `/coaching/session/${session}/evaluation`]) {
        await withdrawTasks(scope, { types: ['coachingEvaluation'], url });
      }
    },
  ),
  follower(
    'DataRequestWithdrawn',
    'task',
    'The founders: metrics is taken back, when nothing else is asked of its period, else due when the next is',
    async ({ payload: { startup, type } }, scope) => {
      if (type === 'METRICS') await withdrawFigures(scope, startup);
    },
  ),
];
