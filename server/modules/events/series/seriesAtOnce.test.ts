/** Several appointments of one transaction, on PostgreSQL with several connections: on the embedded database nothing happens at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';

let postgres: TestPostgres;
let server: EntityServer;

const ROUNDS = 50;
const HOUR = 3_600_000;
/** Far enough apart that nobody is ever expected at two of them. */
const series = {
  s1: [
    ['a1', 'mentor', 'r1'],
    ['a2', 'staff', 'r2'],
    ['a3', 'admin', 'r1'],
  ],
  s2: [
    ['b1', 'staff', 'r2'],
    ['b2', 'admin', 'r1'],
    ['b3', 'mentor', 'r2'],
  ],
} as const;
const at = (day: number, hour = 0) => new Date(Date.UTC(2099, 2, day, 9) + hour * HOUR).toISOString();

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await sql`insert into place (tenant_id, id, name) values ('t1', 'r1', 'Aula'), ('t1', 'r2', 'Library')`.execute(
        tx,
      );
      for (const [name, events] of Object.entries(series)) {
        for (const [index, [id, host, place]] of events.entries()) {
          const day = index * 2 + (name === 's1' ? 1 : 2);
          await sql`insert into incubator_event (tenant_id, id, title, status, series, hosts_ids, place_id, start_time, end_time)
            values ('t1', ${id}, ${id}, 'published', ${name}, array[${host}], ${place}, ${at(day)}, ${at(day, 1)})`.execute(
            tx,
          );
        }
      }
    },
    'UTC',
    () => openPostgresDatabase(postgres.url, { poolSize: 6 }),
  );
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const change = `mutation ($id: ID!, $input: IncubatorEventUpdateInput!) {
  updateIncubatorEventSeries(id: $id, input: $input) { _id } }`;
const change1 = (id: string, input: object) => server.ask('admin', change, { id, input });

it('moves two series with each other’s people and rooms at once, and one series from two of its dates', async () => {
  const problems: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const hour = round % 5;
    const answers = await Promise.all([
      change1('a1', { startTime: at(1, hour), endTime: at(1, hour + 1) }),
      change1('b1', { startTime: at(2, hour), endTime: at(2, hour + 1) }),
      change1('a2', { title: `Second ${round}` }),
    ]);
    problems.push(...answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message)));
  }
  expect(problems).toEqual([]);
}, 120_000);

/** Conversations of two events, whose people meet each other the other way round. */
const conversations = [
  ['x1', 'c1', 'mentor', 'cof1', 0],
  ['x2', 'c1', 'staff', 'cof1b', 2],
  ['y1', 'c2', 'staff', 'cof1b', 4],
  ['y2', 'c2', 'mentor', 'cof1', 6],
] as const;

async function publishAnew(): Promise<void> {
  await server.database.withTenant('t1', async (tx) => {
    await sql`delete from one_on_one_event`.execute(tx);
    await sql`delete from incubator_event where id in ('c1', 'c2')`.execute(tx);
    for (const id of ['c1', 'c2']) {
      await sql`insert into incubator_event (tenant_id, id, title, status, event_type)
        values ('t1', ${id}, ${id}, 'published', 'ONE_ON_ONE')`.execute(tx);
    }
    for (const [id, event, host, guest, hour] of conversations) {
      await sql`insert into one_on_one_event (tenant_id, id, event_id, host_id, booked_by_id, status, start_time, end_time)
        values ('t1', ${id}, ${event}, ${host}, ${guest}, 'REGISTERED', ${at(20, hour)}, ${at(20, hour + 1)})`.execute(
        tx,
      );
    }
  });
}

it('calls off two events at once whose conversations are of the same people', async () => {
  const cancel = `mutation ($id: ID!) { updateIncubatorEvent(id: $id, input: { status: cancelled }) { status } }`;
  const problems: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await publishAnew();
    const answers = await Promise.all(['c1', 'c2'].map((id) => server.ask('admin', cancel, { id })));
    problems.push(...answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message)));
  }
  expect(problems).toEqual([]);
}, 120_000);
