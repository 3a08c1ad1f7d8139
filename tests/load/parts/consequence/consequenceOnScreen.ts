import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../../../support/ServerProcess.ts';

const ROUNDS = 12;
const TASK = `mutation ($name: String!, $due: DateTime!, $to: [AssigneeInput!]!) {
  made: createTask(name: $name, dueDate: $due, assignees: $to) { _id } }`;
const NOTES = `mutation ($id: ID!, $notes: String) { updateCoachingSession(id: $id, input: { notes: $notes }) { _id } }`;

/** Two processes of one organisation: who writes is signed in to the one, who looks on to the other. */
export interface TwoSides {
  readonly here: ServerProcess;
  readonly there: ServerProcess;
  /** Tokens. */
  readonly writer: string;
  readonly reader: string;
  readonly readerId: string;
  /** A session that both come to. */
  readonly session: string;
}

/** From a write until a browser shows it to somebody else, in ms by what is written; the slowest of each. */
export async function consequencesOnScreen(
  browser: Browser,
  sides: TwoSides,
): Promise<Readonly<Record<'notes' | 'task', number>>> {
  const context = await browser.newContext();
  await context.addInitScript((token) => localStorage.setItem('accelerator-token', token), sides.reader);
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`http://demo.localhost:${sides.there.port}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const session = await open(`/coaching/session/${sides.session}`);
  const tasks = await open('/tasks');
  const write = (text: string, variables: object) => sides.here.graphql('demo', sides.writer, text, { ...variables });
  const isShown = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
  const task = (name: string) => ({
    name,
    due: new Date().toISOString(),
    to: [{ type: 'User', value: sides.readerId }],
  });
  const slowest = async (made: (words: string) => Promise<unknown>, shown: (words: string) => Promise<unknown>) => {
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const words = `Shown in round ${round} of ${ROUNDS} ${Date.now()}`;
      const began = performance.now();
      await made(words);
      await shown(words);
      worst = Math.max(worst, performance.now() - began);
    }
    return worst;
  };
  const figures = {
    notes: await slowest(
      (words) => write(NOTES, { id: sides.session, notes: words }),
      (words) => isShown(session, words),
    ),
    task: await slowest(
      (words) => write(TASK, task(words)),
      (words) => isShown(tasks, words),
    ),
  };
  await context.close();
  return figures;
}
