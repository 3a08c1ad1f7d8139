import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { ServerProcess } from '../support/ServerProcess.ts';
import { startPostgres } from '../support/startPostgres.ts';
import { fillTasks, loadSize } from './fillTasks.ts';
import { median } from './median.ts';

/** Requests per second of one contender, one figure per round. */
export interface Contender {
  readonly name: string;
  readonly perSecond: number[];
}

const connections = 50;
const rounds = 3;
const seconds = 6;
const peers = join(import.meta.dirname, 'peers');
const tenant = 'tenant-0007';

const ours = `{ myTasksPaginated(limit: 15) { results { _id name dueDate taskType isGroupTask assignees { done status user { _id firstName lastName avatar } } } } }`;
const mercurius = `query ($tenant: ID!) { tasks(tenant: $tenant, first: 15) { _id name dueDate taskType isGroupTask assignees { done status user { _id firstName lastName avatar } } } }`;
const postgraphile = `query ($tenant: String!) { allTasks(first: 15, orderBy: [DUE_DATE_ASC], condition: { tenantId: $tenant }) { nodes {
  id name dueDate taskType isGroupTask taskAssigneesByTenantIdAndTaskId { nodes { done status userByTenantIdAndUserId { id firstName lastName avatar } } } } } }`;

interface Target {
  readonly name: string;
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * The task list on the same data in the same run: 15 tasks with assignees and their users, 50 connections, the
 * contenders in turn, three rounds. Ours with sign-in, tenant wall and access rules; PostGraphile without any and with
 * the same wall; Mercurius with JIT without any.
 */
export async function measureTaskList(): Promise<Contender[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-load-'));
  const postgres = await startPostgres(['-c', 'shared_buffers=512MB', '-c', 'synchronous_commit=off']);
  const children: ChildProcess[] = [];
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '0', GRAPHQL_EXPLORE: '1' };
  try {
    const first = await ServerProcess.start(environment);
    await first.stop();
    await fillTasks(postgres.url, await hashPassword('accelerate'));
    console.log(`filled: ${loadSize.tenants} tenants, ${loadSize.users} users, ${loadSize.tasks} tasks`);
    const server = await ServerProcess.start(environment);
    const token = await signIn(server);
    const peer = async (file: string, extra: Record<string, string> = {}): Promise<number> => {
      const { child, port } = await startPeer(file, { DATABASE_URL: postgres.url, TENANT: tenant, ...extra });
      children.push(child);
      return port;
    };
    const json = { 'content-type': 'application/json' };
    const peerBody = (query: string): string => JSON.stringify({ query, variables: { tenant } });
    const targets: Target[] = [
      {
        name: 'Cohort',
        port: server.port,
        path: '/graphql',
        headers: {
          ...json,
          host: `load7.localhost:${server.port}`,
          'apollo-require-preflight': 'true',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query: ours }),
      },
      {
        name: 'PostGraphile',
        port: await peer('postgraphile.mjs'),
        path: '/graphql',
        headers: json,
        body: peerBody(postgraphile),
      },
      {
        name: 'PostGraphile with the same wall',
        port: await peer('postgraphile.mjs', { WALL: '1' }),
        path: '/graphql',
        headers: json,
        body: peerBody(postgraphile),
      },
      {
        name: 'Mercurius with JIT',
        port: await peer('mercurius.mjs'),
        path: '/graphql',
        headers: json,
        body: peerBody(mercurius),
      },
    ];
    const results = new Map(targets.map((target) => [target.name, [] as number[]]));
    for (const target of targets) await assertAnswers(target);
    for (const target of targets) await load(target, 3);
    for (let round = 0; round < rounds; round++)
      for (const target of targets) results.get(target.name)?.push(await load(target, seconds));
    await server.stop();
    return targets.map(({ name }) => ({ name, perSecond: results.get(name) ?? [] }));
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await server.send('load7', 'POST', '/auth/local', {
    email: 'user7@load7.test',
    password: 'accelerate',
    incubator: 'load7',
  });
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.text}`);
  return (JSON.parse(answer.text) as { token: string }).token;
}

function startPeer(file: string, environment: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(peers, file)], {
    cwd: peers,
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /port (\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
  });
}

/** Every contender must give 15 tasks with two assignees each, or the comparison means nothing. */
async function assertAnswers(target: Target): Promise<void> {
  const text = await askOnce(target);
  const users = text.match(/"firstName"/g)?.length ?? 0;
  if (users !== 30) throw new Error(`${target.name} answered with ${users} users instead of 30: ${text.slice(0, 600)}`);
}

async function load(target: Target, duration: number): Promise<number> {
  const result = await run(target, { duration, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return Math.round(result.requests.average);
}

function askOnce(target: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: target.port, path: target.path, method: 'POST', headers: target.headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      },
    );
    call.on('error', reject);
    call.end(target.body);
  });
}

function run(target: Target, options: { duration: number; connections: number }): Promise<autocannon.Result> {
  return autocannon({
    url: `http://127.0.0.1:${target.port}${target.path}`,
    method: 'POST',
    headers: target.headers,
    body: target.body,
    ...options,
  });
}

export function ratio(contenders: readonly Contender[], name: string): number {
  const figure = (wanted: string): number =>
    median(contenders.find((contender) => contender.name === wanted)?.perSecond ?? []);
  return figure('Cohort') / figure(name);
}
