import { HealthWatch, percentile } from '../../support/HealthWatch.ts';
import type { ServerProcess } from '../../support/ServerProcess.ts';
import { endOf, fileOfPeople, startImport, updatesOf } from './importFile.ts';

const HEALTH_BUDGET_MS = 250;
/** Told of the job, somebody who sends a file goes on with something else. */
const ANSWER_BUDGET_MS = 2_000;

export interface ImportOutcome {
  readonly tookMs: number;
  readonly healthMs: number;
  readonly failures: readonly string[];
}

/** Imports people while somebody asks /healthz. */
export async function importPeople(server: ServerProcess, count: number, budgetMs: number): Promise<ImportOutcome> {
  const token = await server.signIn('demo', 'admin');
  const health = new HealthWatch(server.port);
  const begun = performance.now();
  const { id } = await startImport(server, token, fileOfPeople('Quick', count));
  const answeredMs = performance.now() - begun;
  const failures = madeOnce(await endOf(server, token, id, 3 * budgetMs), count);
  const tookMs = performance.now() - begun;
  const healthMs = percentile(await health.end(), 0.99);
  if (answeredMs > ANSWER_BUDGET_MS) failures.push(`was told of the import after ${Math.round(answeredMs)} ms`);
  if (tookMs > budgetMs) failures.push(`took ${Math.round(tookMs)} ms`);
  if (healthMs > HEALTH_BUDGET_MS) failures.push(`/healthz took ${Math.round(healthMs)} ms`);
  return { tookMs, healthMs, failures };
}

/** Begins an import in a process that is killed in the midst of it, and sees it through in the next one. */
export async function killDuringImport(
  first: ServerProcess,
  next: () => Promise<ServerProcess>,
  count: number,
  patienceMs: number,
): Promise<{ readonly resumedMs: number; readonly failures: readonly string[] }> {
  const token = await first.signIn('demo', 'admin');
  const { id } = await startImport(first, token, fileOfPeople('Killed', count));
  let told = 0;
  while (told < count / 5) told = (await updatesOf(first, token, id)).length;
  await first.kill();
  const killed = performance.now();
  const second = await next();
  while ((await updatesOf(second, token, id)).length <= told) await new Promise((done) => setTimeout(done, 100));
  const resumedMs = performance.now() - killed;
  const failures = madeOnce(await endOf(second, token, id, patienceMs), count);
  const { users } = await second.graphql<{ users: { totalCount: number } }>(
    'demo',
    token,
    '{ users(filter: { firstName: { IS: "Killed" } }, limit: 1) { totalCount } }',
  );
  if (users.totalCount !== count) failures.push(`${users.totalCount} people instead of ${count}`);
  if (resumedMs > 30_000) failures.push(`went on after ${Math.round(resumedMs)} ms`);
  return { resumedMs, failures };
}

type Updates = Awaited<ReturnType<typeof updatesOf>>;

/** What is wrong with the reports of an import in which every line could be taken. */
function madeOnce(updates: Updates, count: number): string[] {
  const made = updates.filter(({ updateType }) => updateType === 'INDIVIDUAL_USER_PROCESSING_SUCCEEDED');
  const people = new Set(made.map(({ userId }) => userId));
  const isWhole = made.length === count && people.size === count;
  const refusals = updates.flatMap(({ message }) => message ?? []);
  return isWhole ? [] : [`${made.length} reports of ${people.size} people`, ...refusals.slice(0, 3)];
}
