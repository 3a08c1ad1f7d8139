import { readFileSync } from 'node:fs';
import { SocketCrowd } from '../load/SocketCrowd.ts';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { pause } from './Writers.ts';

export interface SoakOutcome {
  readonly served: number;
  /** What was not answered as it should be. */
  readonly failures: readonly string[];
  /** Memory of the process in MB, each sample the least of its tenth of the time: what garbage stands on is not counted. */
  readonly memory: readonly number[];
}

const LANES = 8;
/** Pause of a lane after each request, as of somebody who looks at the answer: two hours are meant, not a race. */
const LOOKING_MS = 40;
/** So many sockets are opened, listen, and are dropped without a word, again and again. */
const SOCKETS_AT_ONCE = 10;
const SAMPLES = 10;
const SAMPLE_EVERY_MS = 1000;
/** From the middle of the time to its end memory may grow by so much; what is cached has come by then. */
const MAX_GROWTH = 1.1;

const reads: readonly string[] = [
  '{ startups(limit: 50) { results { _id name program { name } tags { name } } totalCount } }',
  '{ myTasksPaginated { results { _id name assignees { user { fullName } done } } totalCount } }',
  '{ currentUser { _id fullName role { type } startups { name } } }',
  '{ paginatedNotifications(pageSize: 16) { notifications { message } unreadCount } }',
];
const write = 'mutation ($name: String!) { createTag(input: { name: $name, category: other }) { _id } }';
const remove = 'mutation ($id: ID!) { deleteTag(id: $id) }';

/**
 * Asks a server for the given time as people do: reads and writes in turn, sockets that come and go, and a session of
 * its own for each round of sockets. Watches the server's memory (Linux) meanwhile.
 */
export async function soak(server: ServerProcess, minutes: number): Promise<SoakOutcome> {
  const token = await server.signIn('demo', 'admin');
  const until = Date.now() + minutes * 60_000;
  const outcome = { served: 0, failures: [] as string[], memory: [] as number[] };
  const lanes = Array.from({ length: LANES }, async (_lane, lane) => {
    for (let turn = lane; Date.now() < until && outcome.failures.length < 20; turn += 1) {
      await (turn % 5 === 0 ? writeAndRemove(server, token, turn) : readOne(server, token, turn)).then(
        () => {
          outcome.served += 1;
        },
        (error: unknown) => outcome.failures.push(String(error)),
      );
      await pause(LOOKING_MS);
    }
  });
  lanes.push(comeAndGo(server, until, outcome));
  const samples = watchMemory(server.processId, until, (minutes * 60_000) / SAMPLES);
  await Promise.all(lanes);
  return { ...outcome, memory: await samples };
}

/** What grew although the same was asked all the time; null when memory is flat. */
export function growthOf({ memory }: SoakOutcome): string | null {
  const middle = memory[Math.floor(memory.length / 2)] ?? 0;
  const last = memory.at(-1) ?? 0;
  return last > middle * MAX_GROWTH ? `memory grew from ${middle} to ${last} MB: ${memory.join(', ')}` : null;
}

async function readOne(server: ServerProcess, token: string, turn: number): Promise<void> {
  await server.graphql('demo', token, reads[turn % reads.length] ?? '');
}

async function comeAndGo(server: ServerProcess, until: number, { failures }: { failures: string[] }): Promise<void> {
  const target = { port: server.port, host: `demo.localhost:${server.port}` };
  while (Date.now() < until) {
    try {
      const token = await server.signIn('demo', 'admin');
      const member = { token, query: 'subscription { notificationCreated { _id } }' };
      const crowd = await SocketCrowd.open(
        target,
        Array.from({ length: SOCKETS_AT_ONCE }, () => member),
      );
      crowd.close();
    } catch (error) {
      failures.push(String(error));
    }
    await pause(SAMPLE_EVERY_MS);
  }
}

async function writeAndRemove(server: ServerProcess, token: string, turn: number): Promise<void> {
  const made = await server.graphql<{ createTag: { _id: string } }>('demo', token, write, {
    name: `Soak ${process.pid} ${turn} ${Math.random()}`,
  });
  await server.graphql('demo', token, remove, { id: made.createTag._id });
}

async function watchMemory(processId: number, until: number, spanMs: number): Promise<readonly number[]> {
  const least: number[] = [];
  for (let end = Date.now() + spanMs; least.length < SAMPLES && Date.now() < until; end += spanMs) {
    let lowest = Number.POSITIVE_INFINITY;
    while (Date.now() < Math.min(end, until)) {
      lowest = Math.min(lowest, residentMemory(processId));
      await pause(SAMPLE_EVERY_MS);
    }
    least.push(Math.round(lowest));
  }
  return least.filter(Number.isFinite);
}

/** In MB. */
function residentMemory(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
