import { ServerProcess } from '../support/ServerProcess.ts';

export interface KillOutcome {
  readonly kills: number;
  /** Writes that the server acknowledged before it was killed. */
  readonly acknowledged: number;
  /** Acknowledged writes that were gone after the restart. */
  readonly lost: readonly string[];
  /** Names that are there more than once. */
  readonly doubled: readonly string[];
}

const createTask = `mutation ($name: String, $dueDate: DateTime!, $assignees: [AssigneeInput!]!) {
  createTask(name: $name, dueDate: $dueDate, assignees: $assignees) { _id name }
}`;
const findTasks = `query ($search: String, $cursor: String) {
  myTasksPaginated(queryOptions: { search: $search }, cursor: $cursor, limit: 100) { next results { _id name } }
}`;

/**
 * Kills the server with -9 in the middle of writes, again and again, and counts what it had acknowledged and
 * has lost. `random` makes the moment of each kill; the database is the one that `environment` names.
 */
export async function killDuringWrites(
  environment: Readonly<Record<string, string>>,
  kills: number,
  random: () => number,
): Promise<KillOutcome> {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round++) {
    const server = await ServerProcess.start(environment);
    const signedIn = await signIn(server);
    const before = acknowledged.length;
    let isOver = false;
    const writing = writeUntilKilled(server, signedIn, `kill-${round}`, acknowledged).finally(() => {
      isOver = true;
    });
    // From the first answer on, so that a slow machine kills no earlier.
    await Promise.race([writing, until(() => isOver || acknowledged.length > before)]);
    await new Promise((resolve) => setTimeout(resolve, 20 + random() * 400));
    await server.kill();
    await writing;
  }
  const names = await readNames(environment, 'kill-');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    kills,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((name) => !counts.has(name)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
  };
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface SignedIn {
  readonly token: string;
  readonly userId: string;
}

async function signIn(server: ServerProcess): Promise<SignedIn> {
  const token = await server.signIn('demo', 'admin');
  const { currentUser } = await server.graphql<{ currentUser: { _id: string } }>(
    'demo',
    token,
    '{ currentUser { _id } }',
  );
  return { token, userId: currentUser._id };
}

/** Four writers at once, until the connection breaks. Only what was answered counts as acknowledged. */
async function writeUntilKilled(
  server: ServerProcess,
  { token, userId }: SignedIn,
  prefix: string,
  acknowledged: string[],
): Promise<void> {
  const writer = async (lane: number): Promise<void> => {
    for (let index = 0; ; index++) {
      const name = `${prefix}-${lane}-${index}`;
      const variables = { name, dueDate: '2040-01-01T00:00:00.000Z', assignees: [{ type: 'User', value: userId }] };
      await server.graphql('demo', token, createTask, variables);
      acknowledged.push(name);
    }
  };
  try {
    await Promise.all([0, 1, 2, 3].map(writer));
  } catch (error) {
    // The broken connection is what the test is about; anything the server says itself is not.
    if (error instanceof Error && error.message.startsWith('the server refused')) throw error;
  }
}

/** Names of the admin's tasks that hold these letters, as a server says that is started for it. */
export async function readNames(environment: Readonly<Record<string, string>>, search: string): Promise<string[]> {
  const server = await ServerProcess.start(environment);
  try {
    const token = await server.signIn('demo', 'admin');
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      type Page = { myTasksPaginated: { next: string | null; results: { name: string }[] } };
      const page: Page = await server.graphql<Page>('demo', token, findTasks, { search, cursor });
      names.push(...page.myTasksPaginated.results.map((task) => task.name));
      cursor = page.myTasksPaginated.next;
    } while (cursor !== null);
    return names;
  } finally {
    await server.stop();
  }
}
