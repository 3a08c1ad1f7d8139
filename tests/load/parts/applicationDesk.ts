import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenOperations } from '#server/generated/screenOperations.gen.ts';
import { answerFilter, writeStatement } from '#src/screens/table/answers/answerStatement.ts';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import { ensureClient } from '../clientScripts.ts';
import { type Desk, fillDesk } from '../desk/fillDesk.ts';
import { stepsThroughQueue } from '../desk/stepsThroughQueue.ts';
import type { Figure } from '../Figure.ts';
import { percentile } from '../percentile.ts';

const ROUNDS = 40;
/** As many as the browser asks for at once. */
const PAGE = 100;
const COLUMN = 25;

/**
 * The desk of a funnel with 10,000 applications, each with its answers, on PostgreSQL: its table, its board (all columns
 * together), a filter by an answer, and in the browser the step to the next application of the list.
 */
export async function applicationDesk(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-desk-'));
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' };
    const filling = await ServerProcess.start(environment);
    await filling.stop();
    const desk = await fillDesk(postgres.url);
    const server = await ServerProcess.start(environment);
    try {
      return [...(await lists(server, desk)), await queue(server, desk)];
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function lists(server: ServerProcess, desk: Desk): Promise<Figure[]> {
  const token = await server.signIn('demo', 'admin');
  const document = screenOperations.find((text) => text.startsWith('query Screen_funnel_applications(')) ?? '';
  const funnel = { funnel: { IS: desk.funnel } };
  const ask = async (filters: readonly object[], limit = PAGE) =>
    server.graphql('demo', token, document, {
      filter: { and: [funnel, ...filters] },
      sort: [{ field: 'submittedAt', direction: 'DESC' }],
      limit,
    });
  const board = () => Promise.all(desk.rounds.map((round) => ask([{ round: { IS: round } }], COLUMN)));
  const answered = (operator: string, value: string) =>
    answerFilter('answers', writeStatement({ action: null, questionId: desk.question, operator, values: [value] })) ??
    {};
  return [
    await timed('10,000 applications: table, p95', () => ask([])),
    await timed('10,000 applications: board of four rounds, p95', board),
    await timed('10,000 applications: filtered by an answer, p95', () => ask([answered('IS', desk.answer)])),
    await timed('10,000 applications: filtered by a word of an answer, p95', () =>
      ask([answered('CONTAINS', desk.answer.slice(1, 6))]),
    ),
  ];
}

async function timed(name: string, ask: () => Promise<unknown>): Promise<Figure> {
  await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  const note = `median ${Math.round(percentile(times, 0.5))} ms of ${ROUNDS}, whole answers over HTTP`;
  return { name, value: percentile(times, 0.95), unit: 'ms', bound: { atMost: 200 }, note };
}

async function queue(server: ServerProcess, { funnel }: Desk): Promise<Figure> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1360, height: 850 }, serviceWorkers: 'block' });
    const token = await server.signIn('demo', 'admin');
    await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
    const page = await context.newPage();
    const times = await stepsThroughQueue(page, `http://demo.localhost:${server.port}`, funnel);
    const note = `median ${Math.round(percentile(times, 0.5))} ms of ${times.length} presses of J, to the frame with its name`;
    return {
      name: 'the next of 10,000 applications, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      bound: { atMost: 100 },
      note,
    };
  } finally {
    await browser.close();
  }
}
