/**
 * `npm run test:faults`: the long forms, one after the other. `npm run test:faults -- storms ending` for some of them,
 * `npm run test:faults -- kill-embedded 20` with fewer kills, `npm run test:faults -- mutants 10` with more constants,
 * `npm run test:faults -- soak 10` for fewer minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../support/ServerProcess.ts';
import { startPostgres } from '../support/startPostgres.ts';
import { bookAtOnce } from './bookings/bookAtOnce.ts';
import { killClocks } from './clock/killClocks.ts';
import { type LossExtent, loseDatabase } from './databaseLoss.ts';
import { fillWithWrites } from './disk/fullForDatabase.ts';
import { fillWithUploads } from './disk/fullForUploads.ts';
import { filterTooMuch } from './filters/filterTooMuch.ts';
import { endUnderTraffic } from './gracefulEnd.ts';
import { beHostile } from './hostile/beHostile.ts';
import { importPeople, killDuringImport } from './import/importPeople.ts';
import { killDuringWrites } from './killDuringWrites.ts';
import { useLargeTenant } from './large/largeTenant.ts';
import { runMutants } from './mutants/runMutants.ts';
import type { Report } from './Report.ts';
import { restartInTurn } from './rollingRestart.ts';
import { growthOf, soak } from './soak.ts';
import { mutateAll } from './spec/mutateAll.ts';
import { truncateEverything } from './truncation.ts';

const words = process.argv.slice(2);
const count = words.find((word) => /^\d+$/.test(word));
const kills = Number(count ?? 300);
const soakMinutes = Number(count ?? 120);
const wanted = words.filter((word) => !/^\d+$/.test(word));
const CLIENTS = 64;

const scenarios: Readonly<Record<string, (dataDir: string) => Promise<Report>>> = {
  truncation: cutRequests,
  hostile: beHostile,
  spec: async () => mutateAll(),
  mutants: () => runMutants(Number(count ?? 5)),
  storms: () => lose({ storms: 20, crashes: 0, silences: 0, clients: CLIENTS }),
  stops: () => lose({ storms: 0, crashes: 5, silences: 0, clients: CLIENTS }),
  'half-open': () => lose({ storms: 0, crashes: 0, silences: 3, clients: CLIENTS }),
  ending: end,
  rolling: async () => {
    const { sent, failed } = await restartInTurn({ perSecond: 100, rounds: 2 });
    return { summary: `${sent} requests over 4 restarts, ${failed.length} failed`, failures: failed };
  },
  bookings: () => bookAtOnce(Number(count ?? 100)),
  clock: () => killClocks(Number(count ?? 100), Math.random),
  soak: keepAsking,
  'disk-full': () => fillWithUploads(),
  'disk-full-embedded': () => fillWithWrites(),
  filters: filterTooMuch,
  import: importFiles,
  'large-tenant': async (dataDir) => {
    const { figures, failures } = await useLargeTenant(dataDir, { people: 5000, startups: 600, events: 500 });
    const said = Object.entries(figures).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
    return { summary: said.join(', '), failures };
  },
  'kill-postgres': async (dataDir) => {
    const postgres = await startPostgres();
    try {
      return await kill({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    } finally {
      await postgres.stop();
    }
  },
  'kill-embedded': (dataDir) => kill({ DATA_DIR: dataDir, DEMO: '1' }),
};

/** A thousand people on the embedded database, and some in a process that is killed, on PostgreSQL. */
async function importFiles(dataDir: string): Promise<Report> {
  const embedded = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  const quick = await importPeople(embedded, 1000, 30_000).finally(() => embedded.kill());
  const postgres = await startPostgres();
  try {
    const environment = {
      DATA_DIR: join(dataDir, 'shared'),
      DATABASE_URL: postgres.url,
      DEMO: '1',
      GRAPHQL_EXPLORE: '1',
    };
    const started: ServerProcess[] = [];
    const start = async () => {
      started.push(await ServerProcess.start(environment));
      return started.at(-1) as ServerProcess;
    };
    const killed = await killDuringImport(await start(), start, 1000, 60_000);
    await Promise.all(started.map((server) => server.kill()));
    const summary = `1000 people in ${Math.round(quick.tookMs)} ms, /healthz ${Math.round(quick.healthMs)} ms; killed, it went on after ${Math.round(killed.resumedMs)} ms`;
    return { summary, failures: [...quick.failures, ...killed.failures] };
  } finally {
    await postgres.stop();
  }
}

async function cutRequests(dataDir: string): Promise<Report> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  try {
    const token = await server.signIn('demo', 'admin');
    const target = { port: server.port, host: `demo.localhost:${server.port}`, token };
    const { sent, failures } = await truncateEverything(target, { step: 1024, bytes: 256 * 1024 });
    return { summary: `${sent} requests cut`, failures: server.isRunning ? failures : ['the server has ended'] };
  } finally {
    await server.kill();
  }
}

async function keepAsking(dataDir: string): Promise<Report> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  try {
    const outcome = await soak(server, soakMinutes);
    const growth = growthOf(outcome);
    const summary = `${outcome.served} requests in ${soakMinutes} minutes, memory ${outcome.memory.join(', ')} MB`;
    return { summary, failures: growth === null ? outcome.failures : [...outcome.failures, growth] };
  } finally {
    await server.kill();
  }
}

async function lose(extent: LossExtent): Promise<Report> {
  const { acknowledged, refused, failures, slowestReturnMs } = await loseDatabase(extent);
  const back = `served again within ${Math.round(slowestReturnMs)} ms`;
  return { summary: `${acknowledged} acknowledged writes, ${refused} told to come later, ${back}`, failures };
}

async function end(dataDir: string): Promise<Report> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  const { served, cut, exitCode, tookMs } = await endUnderTraffic(server, 20);
  const failures = exitCode === 0 ? cut : [...cut, `exit code ${exitCode}`];
  return { summary: `${served} requests served, ended after ${Math.round(tookMs)} ms`, failures };
}

async function kill(environment: Readonly<Record<string, string>>): Promise<Report> {
  const { acknowledged, lost, doubled } = await killDuringWrites(environment, kills, Math.random);
  const failures = [...lost.map((name) => `lost: ${name}`), ...doubled.map((name) => `doubled: ${name}`)];
  return {
    summary: `${kills} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, ${doubled.length} doubled`,
    failures: acknowledged === 0 ? ['nothing was acknowledged'] : failures,
  };
}

async function main(): Promise<void> {
  const unknown = wanted.filter((name) => !(name in scenarios));
  if (unknown.length > 0) {
    console.error(`There is no '${unknown.join("', '")}'. There are: ${Object.keys(scenarios).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const totals = { passed: 0, failed: 0 };
  for (const [name, run] of Object.entries(scenarios)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const dataDir = mkdtempSync(join(tmpdir(), 'cohort-faults-'));
    const { summary, failures } = await run(dataDir).catch((error: Error) => ({
      summary: 'did not come to an end',
      failures: [error.message],
    }));
    rmSync(dataDir, { recursive: true, force: true });
    totals[failures.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${name}: ${summary}`);
    for (const failure of failures.slice(0, 10)) console.log(`  ✗ ${failure}`);
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
}

await main();
