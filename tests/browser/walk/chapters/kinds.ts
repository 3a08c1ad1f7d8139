import { expect } from '@playwright/test';
import { enums } from '#src/generated/enums.gen.ts';
import { type Item, type Part, readersOf, readItems } from '../readItems.ts';
import type { Name, Walk } from '../Walk.ts';

/** Every kind that there is of what people are told, asked to do, and read in the file of a startup and on their own timeline (000 §3, 001 §3). */
const kindsOf: Readonly<Record<Part, readonly string[]>> = {
  person: ['coachingInvite', 'coachingSession', 'emailThread'],
  told: Object.keys(enums.NotificationType),
  asked: Object.keys(enums.TaskType),
  timeline: Object.keys(enums.TimelineEventType),
};

/** All that has happened was told: every kind of task, item and notification was read by somebody, each by whom it concerns and by nobody else. */
export async function kinds(walk: Walk): Promise<void> {
  const startup = /startup\/([^/]+)/.exec(walk.places.get('file') ?? '')?.[1] ?? '';
  const read = new Map<Name, Record<Part, readonly Item[]>>();
  for (const name of walk.everybody.keys()) {
    await walk.step(name, 'reads what was meant for them', async (page) => {
      const told = await readItems(page, 'told', startup);
      const asked = await readItems(page, 'asked', startup);
      const timeline = await readItems(page, 'timeline', startup);
      read.set(name, { told, asked, timeline, person: await readItems(page, 'person', startup) });
    });
  }
  for (const part of ['told', 'asked', 'timeline', 'person'] as const) {
    const seen = new Set([...read.values()].flatMap((parts) => parts[part].map(({ kind }) => kind)));
    expect.soft([...seen].sort(), part).toEqual([...kindsOf[part]].sort());
    expect.soft(readersOf(read, part), part).toMatchSnapshot(`${part}.md`);
  }
}
