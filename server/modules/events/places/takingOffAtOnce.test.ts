/** One registration is called off from several sides at once, on PostgreSQL with several connections: on the embedded database nothing happens at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';

let postgres: TestPostgres;
let server: EntityServer;

const ROUNDS = 60;

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await sql`insert into incubator_event (tenant_id, id, title, status, capacity, start_time, end_time)
        values ('t1', 'e1', 'Pitch night', 'published', 2, now() + interval '1 day', now() + interval '25 hours')`.execute(
        tx,
      );
    },
    'UTC',
    () => openPostgresDatabase(postgres.url, { poolSize: 6 }),
  );
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.close();
});

/** Two with places, one who waits for one. */
async function fillAnew(): Promise<void> {
  await server.database.withTenant('t1', async (tx) => {
    await sql`update incubator_event set participants_ids = '{cof1,cof2}', no_of_bookings = 2, waiting_ids = '{mentor}',
      no_of_waiting = 1, status = 'published' where id = 'e1'`.execute(tx);
    await sql`delete from event_attendee`.execute(tx);
    for (const person of ['cof1', 'cof2']) {
      await sql`insert into event_attendee (tenant_id, id, event_id, registrant_id, status)
        values ('t1', ${`r-${person}`}, 'e1', ${person}, 'REGISTERED')`.execute(tx);
    }
  });
}

async function lists() {
  return server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ coming: string[]; waiting: string[]; seats: number; registered: string[] }>`
      select participants_ids as coming, waiting_ids as waiting, no_of_bookings as seats,
        array(select registrant_id from event_attendee where status = 'REGISTERED' order by 1) as registered
      from incubator_event`.execute(tx);
    return rows[0];
  });
}

const leave = (who: string) => server.ask(who, 'mutation { cancelEventRegistration(eventId: "e1") { _id } }');
const setOff = (who: string) =>
  server.ask('admin', `mutation { updateEventAttendee(id: "r-${who}", input: { status: EVENT_CANCELLED }) { _id } }`);
const takeOff = (who: string) =>
  server.ask('staff', `mutation { removeFromIncubatorEvent(eventId: "e1", people: ["${who}"]) { _id } }`);
const callOff = () =>
  server.ask('admin', 'mutation { updateIncubatorEvent(id: "e1", input: { status: cancelled }) { _id } }');

/** What went wrong; that a registration is gone meanwhile is what may happen. */
const problemsOf = (answers: readonly Awaited<ReturnType<typeof leave>>[]) =>
  answers
    .flatMap(({ errors = [] }) => errors)
    .filter(({ extensions }) => extensions?.code !== 'NotFoundError')
    .map(({ message, extensions }) => `${extensions?.code}: ${message}`);

it('frees the place once, and nobody ends in a deadlock', async () => {
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await fillAnew();
    problems.push(...problemsOf(await Promise.all([setOff('cof1'), leave('cof1'), takeOff('cof2'), setOff('cof2')])));
    expect(problems).toEqual([]);
    expect(await lists()).toEqual({ coming: ['mentor'], waiting: [], seats: 1, registered: ['mentor'] });
  }
}, 120_000);

it('waits for an event that is called off at the same time', async () => {
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await fillAnew();
    problems.push(...problemsOf(await Promise.all([setOff('cof1'), callOff(), leave('cof2')])));
    expect(problems).toEqual([]);
    expect((await lists())?.registered).toEqual([]);
  }
}, 120_000);
