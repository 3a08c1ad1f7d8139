import { expect, type Page } from '@playwright/test';
import { enums } from '#src/generated/enums.gen.ts';
import type { Name, Walk } from '../Walk.ts';

/** Questions for the kinds of what somebody is told, was asked to do, and reads in the file of the startup. */
const QUESTIONS = {
  told: '{ all: paginatedNotifications(pageSize: 100) { rows: notifications { notification { kind: notificationType } } } }',
  asked: '{ all: myTasksPaginated(limit: 100) { rows: results { kind: taskType } } }',
  timeline: 'query ($startup: ID!) { all: startupEvents(startupId: $startup) { rows: results { kind: eventType } } }',
} as const;

type Part = keyof typeof QUESTIONS;
type Read = Readonly<Record<Part, readonly string[]>>;

/** Every kind of item that the timeline of a startup has (001 §3), read by whoever may open its file. */
const timeline = Object.keys(enums.TimelineEventType).sort();

/** Of the kinds of notifications and tasks (000 §3), those that concern each of them: together they are all. */
const meant: Readonly<Record<Name, Read>> = {
  Ada: { told: [], asked: ['hostAssignation'], timeline },
  Sam: { told: ['newCommentApplicationStaff'], asked: ['completeUserProfile', 'normal'], timeline },
  Mia: {
    told: [
      ...['meetingChanged', 'meetingChangedStaff', 'meetingDeleted', 'meetingDeletedStaff', 'meetingScheduledStaff'],
      ...['newCommentStartup', 'newCommentStartupStaff', 'updatedMetrics'],
    ],
    asked: ['avail', 'completeUserProfile', 'normal'],
    timeline,
  },
  Max: { told: [], asked: ['availEventCoaching', 'completeUserProfile'], timeline: [] },
  Eva: {
    told: ['approvalApplication', 'changeApplicationStatus', 'denialApplication', 'meetingScheduledStaff'],
    asked: ['availApplication', 'completeUserProfile', 'evaluation'],
    timeline: [],
  },
  Cora: {
    told: [
      'meetingChangedStaff',
      'meetingScheduledStaff',
      'newCommentStartup',
      'newCommentStartupStaff',
      'updatedMetrics',
    ],
    asked: ['availCoaching', 'availEventSpecific', 'coachingEvaluation', 'completeUserProfile'],
    timeline,
  },
  Nora: {
    told: [
      ...['approvalApplication', 'changeApplicationStatus', 'meetingChanged', 'meetingDeleted', 'meetingScheduled'],
      ...['metricsRequest', 'newCommentApplication', 'newCommentStartup'],
    ],
    asked: ['completeStartupProfile', 'completeUserProfile', 'formSubmissionRequest', 'metrics', 'normal'],
    timeline,
  },
  Rita: { told: ['changeApplicationStatus', 'denialApplication'], asked: [], timeline: [] },
  Omar: {
    told: ['meetingScheduled', 'metricsRequest', 'newCommentStartup'],
    asked: ['completeUserProfile', 'metrics'],
    timeline,
  },
};

/** All that has happened was told: every kind of task, item and notification was read by somebody, and by nobody else. */
export async function kinds(walk: Walk): Promise<void> {
  const startup = /startup\/([^/]+)/.exec(walk.places.get('file') ?? '')?.[1] ?? '';
  for (const name of walk.everybody.keys()) {
    await walk.step(name, 'has read what was meant for them, and nothing else', async (page) => {
      const read = {
        told: await kindsOf(page, QUESTIONS.told, startup),
        asked: await kindsOf(page, QUESTIONS.asked, startup),
        timeline: await kindsOf(page, QUESTIONS.timeline, startup),
      };
      expect.soft(read, name).toEqual(meant[name]);
    });
  }
  const everybodys = (part: Part) => new Set(Object.values(meant).flatMap((one) => one[part]));
  expect(everybodys('told')).toEqual(new Set(Object.keys(enums.NotificationType)));
  expect(everybodys('asked')).toEqual(new Set(Object.keys(enums.TaskType)));
}

/** The kinds of the rows that somebody is given, each once; none where they may not ask. */
function kindsOf(page: Page, query: string, startup: string): Promise<readonly string[]> {
  return page.evaluate(
    async (body) => {
      const headers = {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${localStorage.getItem('accelerator-token')}`,
      };
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      const { data } = (await answer.json()) as {
        data?: { all: { rows: { kind?: string; notification?: { kind: string } }[] } | null } | null;
      };
      const rows = data?.all?.rows ?? [];
      return [...new Set(rows.map(({ kind, notification }) => kind ?? notification?.kind ?? ''))].sort();
    },
    { query, variables: { startup } },
  );
}
