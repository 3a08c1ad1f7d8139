import { expect, type Page } from '@playwright/test';
import type { Name, Walk } from '../Walk.ts';

const ALL = `query ($startup: ID!) {
  paginatedNotifications(pageSize: 100) { notifications { notification { notificationType } } }
  myTasksPaginated(limit: 100) { results { taskType } }
  startupEvents(startupId: $startup) { results { eventType } }
}`;

interface Read {
  readonly told: readonly string[];
  readonly asked: readonly string[];
  readonly timeline: readonly string[];
}

const KINDS = {
  told: 15,
  asked: 13,
  timeline: 11,
};

/** All that has happened was told: every kind of task, item and notification was read by somebody, and by nobody else. */
export async function kinds(walk: Walk): Promise<void> {
  const startup = /startup\/([^/]+)/.exec(walk.places.get('file') ?? '')?.[1] ?? '';
  const read = new Map<Name, Read>();
  for (const name of walk.everybody.keys()) {
    read.set(name, await walk.step(name, 'has read what was meant for them', (page) => readBy(page, startup)));
  }
  const all = (part: keyof Read) => [...new Set([...read.values()].flatMap((one) => one[part]))].sort();
  console.log(JSON.stringify(Object.fromEntries(read), null, 1));
  expect.soft(all('told')).toHaveLength(KINDS.told);
  expect.soft(all('asked')).toHaveLength(KINDS.asked);
  expect.soft(all('timeline')).toHaveLength(KINDS.timeline);
}

function readBy(page: Page, startup: string): Promise<Read> {
  return page.evaluate(
    async ({ query, variables }) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'apollo-require-preflight': 'true',
          authorization: `Bearer ${localStorage.getItem('accelerator-token')}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = (await answer.json()) as {
        data: {
          paginatedNotifications: { notifications: { notification: { notificationType: string } }[] } | null;
          myTasksPaginated: { results: { taskType: string }[] } | null;
          startupEvents: { results: { eventType: string }[] } | null;
        };
      };
      const once = (kinds: readonly string[] = []): string[] => [...new Set(kinds)].sort();
      return {
        told: once(data.paginatedNotifications?.notifications.map((one) => one.notification.notificationType)),
        asked: once(data.myTasksPaginated?.results.map((one) => one.taskType)),
        timeline: once(data.startupEvents?.results.map((one) => one.eventType)),
      };
    },
    { query: ALL, variables: { startup } },
  );
}
