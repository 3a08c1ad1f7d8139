import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Report } from '../Report.ts';

const PLACES = 50;
const PEOPLE = 200;
/** Who want the one slot. */
const RIVALS = 50;
const REGISTER = 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }';
const BOOK = 'mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id } }';
const HOUR = 3_600_000;
const MOST_ATTEMPTS = 20;

interface Person {
  readonly id: string;
  readonly token: string;
}

/** 200 people want 50 places, and 50 one session, all at once on two processes, round after round: so many get one, and no more. */
export async function bookAtOnce(rounds: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-bookings-'));
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  const servers: ServerProcess[] = [];
  try {
    const environment = { DATABASE_URL: postgres.url, DEMO: '1', GRAPHQL_EXPLORE: '1' };
    for (const name of ['one', 'two']) {
      servers.push(await ServerProcess.start({ ...environment, DATA_DIR: join(dataDir, name) }));
    }
    await client.connect();
    const people = await makePeople(client);
    const failures: string[] = [];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      failures.push(...(await fillPlaces(client, servers, people, round)));
      failures.push(...(await takeSlot(client, servers, people.slice(0, RIVALS), round)));
      times.push(performance.now() - began);
    }
    const slowest = Math.round(Math.max(...times));
    const asked = rounds * (PEOPLE + RIVALS);
    return { summary: `${rounds} rounds, ${asked} bookings at once, slowest round ${slowest} ms`, failures };
  } finally {
    await client.end();
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Founders with a token each. */
async function makePeople(client: pg.Client): Promise<readonly Person[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: `crowd-${index}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const founder = `"user" m where m.tenant_id = 'demo' and m.email = 'cofounder@demo.test'`;
  await client.query(
    `insert into "user" (tenant_id, id, first_name, last_name, email, status, validated, role_id)
     select m.tenant_id, p.id, 'Crowd', p.id, p.id || '@demo.test', 'Active', true, m.role_id
     from unnest($1::text[]) as p(id), ${founder}`,
    [people.map(({ id }) => id)],
  );
  await client.query(
    `insert into auth_token (tenant_id, token_hash, user_id, expires_at)
     select m.tenant_id, t.hash, t.id, now() + interval '1 day' from unnest($1::text[], $2::text[]) as t(id, hash), ${founder}`,
    [people.map(({ id }) => id), people.map(({ token }) => hashSecret(token))],
  );
  return people;
}

async function makeEvent(client: pg.Client, id: string, changes: { type: string; capacity: number; start: Date }) {
  const end = new Date(changes.start.getTime() + HOUR / 2);
  await client.query(
    `insert into incubator_event (tenant_id, id, title, status, event_type, capacity, start_time, end_time, duration, hosts_ids, one_on_one_dates)
     select m.tenant_id, $1, $1, 'published', $2, $3, $4, $5, 30, array[m.id],
       jsonb_build_array(jsonb_build_object('start', $6::text, 'end', $7::text))
     from "user" m where m.tenant_id = 'demo' and m.email = 'mentor@demo.test'`,
    [id, changes.type, changes.capacity, changes.start, end, changes.start.toISOString(), end.toISOString()],
  );
}

/** How many were told that they have it; everybody asks at the same time, half of them each process. */
async function askAtOnce(
  servers: readonly ServerProcess[],
  people: readonly Person[],
  query: string,
  variables: Record<string, unknown>,
): Promise<number> {
  const answers = await Promise.allSettled(
    people.map(({ token }, index) =>
      askPatiently(servers[index % servers.length] as ServerProcess, token, query, variables),
    ),
  );
  const wrong = answers.find((one) => one.status === 'rejected' && !String(one.reason).includes('ConflictError'));
  if (wrong?.status === 'rejected') throw wrong.reason;
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

/** Who is told to come again in a moment, does: a crowd can be larger than what waits for connections. */
async function askPatiently(server: ServerProcess, token: string, query: string, variables: Record<string, unknown>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.graphql('demo', token, query, variables);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !String(error).includes('UnavailableError')) throw error;
      await sleep(500);
    }
  }
}

async function fillPlaces(
  client: pg.Client,
  servers: readonly ServerProcess[],
  people: readonly Person[],
  round: number,
) {
  const id = `places-${round}`;
  const start = new Date(Date.now() + (200 * 24 + round) * HOUR);
  await makeEvent(client, id, { type: 'WORKSHOP', capacity: PLACES, start });
  const told = await askAtOnce(servers, people, REGISTER, { id });
  const { rows } = await client.query<{ booked: number; people: number; attendees: number }>(
    `select no_of_bookings as booked, cardinality(participants_ids) as people,
      (select count(*)::int from event_attendee a where a.event_id = e.id and a.status = 'REGISTERED') as attendees
     from incubator_event e where id = $1`,
    [id],
  );
  return differences(`${id}: places`, PLACES, { told, ...rows[0] });
}

async function takeSlot(
  client: pg.Client,
  servers: readonly ServerProcess[],
  rivals: readonly Person[],
  round: number,
) {
  const id = `slot-${round}`;
  const start = new Date(Math.ceil(Date.now() / HOUR) * HOUR + (400 * 24 + round) * HOUR);
  await makeEvent(client, id, { type: 'ONE_ON_ONE', capacity: RIVALS, start });
  const told = await askAtOnce(servers, rivals, BOOK, { id, time: start.toISOString() });
  const { rows } = await client.query<{ booked: number; sessions: number; held: number }>(
    `select no_of_bookings as booked, (select count(*)::int from one_on_one_event o where o.event_id = e.id) as sessions,
      (select count(distinct o.id)::int from busy_time b join one_on_one_event o on o.id = b.source_id where o.event_id = e.id) as held
     from incubator_event e where id = $1`,
    [id],
  );
  return differences(`${id}: sessions`, 1, { told, ...rows[0] });
}

function differences(what: string, wanted: number, found: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(found)
    .filter(([, count]) => count !== wanted)
    .map(([name, count]) => `${what} should be ${wanted}, ${name} are ${count}`);
}
