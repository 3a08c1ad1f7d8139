/** From one application to the next in the list that one came from. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from './testing/applicationServer.ts';

let server: ApplicationServer;
const ids: string[] = [];

beforeAll(async () => {
  server = await startApplicationServer();
  for (const name of ['Ada', 'Bea', 'Cid', 'Dot']) ids.push(await server.handedIn('applicant', name));
  await server.rows(sql`update application set status = 'under_review' where startup_name in ('Ada', 'Cid', 'Dot')`);
}, 60_000);
afterAll(() => server.close());

const query = `query ($id: ID!, $list: ApplicationListInput) {
  applicationQueue(applicationId: $id, list: $list) { position count previous next } }`;
const queue = async (id: string | undefined, list: object | null = null) =>
  (await server.ask('admin', query, { id, list })).data?.applicationQueue;

const waiting = {
  filter: { status: { IS: 'under_review' } },
  sort: [{ field: 'startupName', direction: 'DESC' }],
};

it('walks the funnel where no list is named', async () => {
  expect(await queue(ids[1])).toEqual({ position: 2, count: 4, previous: ids[0], next: ids[2] });
});

it('walks the list with its filter and its order', async () => {
  expect(await queue(ids[2], waiting)).toEqual({ position: 2, count: 3, previous: ids[3], next: ids[0] });
  expect(await queue(ids[3], { ...waiting, search: 'Dot' })).toMatchObject({ count: 1, previous: null, next: null });
});

it('keeps the place of one that has just left the list', async () => {
  await server.rows(sql`update application set status = 'pending_decision' where id = ${ids[2]}`);
  expect(await queue(ids[2], waiting)).toEqual({ position: 2, count: 3, previous: ids[3], next: ids[0] });
});
