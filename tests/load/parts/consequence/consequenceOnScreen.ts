import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../../../support/ServerProcess.ts';

const ROUNDS = 12;
const TASK = `mutation ($name: String!, $due: DateTime!, $to: [AssigneeInput!]!) {
  made: createTask(name: $name, dueDate: $due, assignees: $to) { _id } }`;
const GONE = 'mutation ($id: ID!) { deleteTask(taskId: $id) }';
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
  const write = (text: string, variables: object) => sides.here.graphql('demo', sides.writer, text, { ...variables });
  const isShown = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
  const task = (name: string) => ({
    name,
    due: new Date().toISOString(),
    to: [{ type: 'User', value: sides.readerId }],
  });
  // One page at a time: a browser draws nothing in a tab that is behind another.
  const slowest = async (path: string, made: (words: string) => Promise<unknown>) => {
    const page = await open(path);
    let worst = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const words = `Shown in round ${round} of ${ROUNDS} ${Date.now()}`;
      const began = performance.now();
      await made(words);
      await isShown(page, words);
      worst = Math.max(worst, performance.now() - began);
    }
    await page.close();
    return worst;
  };
  let given: string | null = null;
  const figures = {
    notes: await slowest(`/coaching/session/${sides.session}`, (words) =>
      write(NOTES, { id: sides.session, notes: words }),
    ),
    task: await slowest('/tasks', async (words) => {
      // A page of the list holds no more than ten.
      if (given !== null) await write(GONE, { id: given });
      const { made } = await sides.here.graphql<{ made: { _id: string } }>('demo', sides.writer, TASK, task(words));
      given = made._id;
    }),
  };
  await context.close();
  return figures;
}
