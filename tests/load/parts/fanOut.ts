import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { type CrowdMember, SocketCrowd } from '../SocketCrowd.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const SOCKETS = 1000;
const ROUNDS = 7;
/** Longer than a process keeps what it knows of a token: each event finds nothing remembered. */
const FORGOTTEN_MS = 1200;

/** How long an event takes to reach a thousand sockets, beside the library of sockets alone, in the same run. */
export async function fanOut(): Promise<Figure[]> {
  const bare = await bareTimes();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-fan-'));
  const postgres = await startPostgres();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1', SOCKETS_PER_USER: String(SOCKETS) };
  const server = await ServerProcess.start(environment);
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const readers = await makeReaders(client);
    const one = await measure(server, client, readers.slice(0, 1));
    const many = await measure(server, client, readers);
    const note = `bare graphql-ws ${Math.round(median(bare))} ms`;
    const bounded = (name: string, times: readonly number[], atMost: number): Figure => ({
      name,
      value: median(times),
      unit: 'ms',
      bound: { atMost },
      note,
    });
    return [
      bounded('event at 1,000 sockets of one reader', one.times, 80),
      bounded('event at 1,000 sockets of 1,000 readers', many.times, 400),
      {
        name: 'requests while 1,000 readers are told, p99 against quiet',
        value: many.busyP99 / many.quietP99,
        unit: '×',
        bound: { atMost: 2 },
        note: `${Math.round(many.busyP99)} ms against ${Math.round(many.quietP99)} ms`,
      },
    ];
  } finally {
    await client.end();
    await server.kill();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface ReaderToken {
  readonly id: string;
  readonly token: string;
}

interface Measured {
  readonly times: readonly number[];
  readonly quietP99: number;
  readonly busyP99: number;
}

/** Mentors with a task that each of them has to do. */
async function makeReaders(client: pg.Client): Promise<ReaderToken[]> {
  const readers = Array.from({ length: SOCKETS }, (_, index) => ({
    id: `fan-${index}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = readers.map(({ id }) => id);
  await client.query(
    `insert into "user" (tenant_id, id, first_name, last_name, email, status, validated, role_id)
     select m.tenant_id, u.id, 'Fan', u.id, u.id || '@demo.test', 'Active', true, m.role_id
     from "user" m, unnest($1::text[]) as u(id) where m.email = 'mentor@demo.test'`,
    [ids],
  );
  await client.query(
    `insert into auth_token (tenant_id, token_hash, user_id, expires_at)
     select m.tenant_id, t.hash, t.id, now() + interval '1 day'
     from "user" m, unnest($1::text[], $2::text[]) as t(id, hash) where m.email = 'mentor@demo.test'`,
    [ids, readers.map(({ token }) => hashSecret(token))],
  );
  await client.query(
    `insert into task (tenant_id, id, name, due_date)
     select tenant_id, 'fan-task', 'Something that everybody waits for', now() from "user" where email = 'mentor@demo.test'`,
  );
  await client.query(
    `insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
     select m.tenant_id, 'fan-' || u.id, 'fan-task', u.id, 'pending', false
     from "user" m, unnest($1::text[]) as u(id) where m.email = 'mentor@demo.test'`,
    [ids],
  );
  await client.query('analyze');
  return readers;
}

const listen = `subscription ($userId: ID!) {
  tasksUpdatedForUser(userId: $userId) { updateType taskId task { _id name dueDate } }
}`;

async function measure(server: ServerProcess, client: pg.Client, readers: readonly ReaderToken[]): Promise<Measured> {
  const members = Array.from({ length: SOCKETS }, (_, index): CrowdMember => {
    const { id, token } = readers[index % readers.length] ?? { id: '', token: '' };
    return { token, query: listen, variables: { userId: id } };
  });
  const crowd = await SocketCrowd.open({ port: server.port, host: `demo.localhost:${server.port}` }, members);
  const times: number[] = [];
  const quiet: number[] = [];
  const busy: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await ask(server, FORGOTTEN_MS, quiet);
      const asking = ask(server, FORGOTTEN_MS, busy);
      times.push(await crowd.timeOf(() => tell(client, readers)));
      await asking;
    }
  } finally {
    crowd.close();
  }
  return { times, quietP99: percentile(quiet, 0.99), busyP99: percentile(busy, 0.99) };
}

/** The events as the server itself writes them, in one transaction. */
async function tell(client: pg.Client, readers: readonly ReaderToken[]): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into outbox (tenant_id, topic, payload)
     select m.tenant_id, 'task.list', jsonb_build_object('userId', u.id, 'updateType', 'ADDED', 'taskId', 'fan-task', 'task', '{}'::jsonb)
     from "user" m, unnest($1::text[]) as u(id) where m.email = 'mentor@demo.test'`,
    [readers.map(({ id }) => id)],
  );
  await client.query(`select pg_notify('cohort_outbox', '')`);
  await client.query('commit');
}

/** Asks one thing after the other for a while, and notes how long each took. */
async function ask(server: ServerProcess, duration: number, times: number[]): Promise<void> {
  const until = performance.now() + duration;
  while (performance.now() < until) {
    const began = performance.now();
    await server.send('demo', 'GET', '/api/pictures/none');
    times.push(performance.now() - began);
  }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

async function bareTimes(): Promise<number[]> {
  const child = spawn(join(root, 'node_modules', '.bin', 'node'), ['tests/load/bareSocketServer.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => resolve(Number(/port (\d+)/.exec(chunk.toString())?.[1])));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    });
    const query = 'subscription { rung { taskId name } }';
    const members = Array.from({ length: SOCKETS }, (): CrowdMember => ({ token: null, query }));
    const crowd = await SocketCrowd.open({ port, host: 'localhost' }, members);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await crowd.timeOf(() => ring(port)));
    crowd.close();
    return times;
  } finally {
    child.kill();
  }
}

function ring(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/ring' }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });
}
