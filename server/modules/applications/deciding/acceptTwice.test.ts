/** On PostgreSQL with several connections: on the embedded database nothing happens at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let postgres: TestPostgres;
let server: ApplicationServer;

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startApplicationServer(() => openPostgresDatabase(postgres.url, { poolSize: 6 }));
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const decide = 'mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { status } }';
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { status } }';
const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { status } }';
const counts = async () =>
  (
    await server.rows(sql`select (select count(*)::int from startup where name = 'Volta') as startups,
      (select count(*)::int from mail where subject like 'Volta is accepted%') as mails,
      (select cardinality(startups_ids) from "user" where id = 'applicant') as memberships`)
  )[0];

it('makes one startup, one membership and one mail, however many accept at the same moment', async () => {
  const id = await server.handedIn('applicant', 'Volta');
  await Promise.all(['admin', 'staff', 'mentor', 'admin'].map((user) => server.ask(user, decide, { id })));
  expect(await counts()).toEqual({ startups: 1, mails: 0, memberships: 0 });
  await Promise.all(['admin', 'staff'].map((user) => server.ask(user, undo, { id })));
  expect(await counts()).toEqual({ startups: 0, mails: 0, memberships: 0 });
  await Promise.all(['admin', 'staff', 'mentor'].map((user) => server.ask(user, decide, { id })));
  await Promise.all(['admin', 'staff', 'mentor'].map((user) => server.ask(user, tell, { id })));
  expect(await counts()).toEqual({ startups: 1, mails: 1, memberships: 1 });
});
