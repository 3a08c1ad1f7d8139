/** What is decided on is moved by nobody: the applicant would learn of it from the move. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let acme = '';

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position) values
    ('t1', 'r2', 'Interview', 'fu1', 2)`);
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
  acme = await server.handedIn('applicant', 'Acme');
}, 60_000);
afterAll(() => server.close());

const update = `mutation ($id: ID!, $input: ApplicationUpdateInput!) { updateApplication(id: $id, input: $input) { _id } }`;
const set = async (input: Record<string, unknown>) =>
  (await server.ask('admin', update, { id: acme, input })).errors?.[0]?.message;
const steps = async () =>
  (await server.ask('applicant', '{ applicationProgress { steps { name state } } }')).data?.applicationProgress;

it('stays in its round while it is accepted, told or not', async () => {
  expect(await set({ status: 'accepted' })).toBeUndefined();
  expect(await set({ round: 'r2' })).toMatch(/^This application is decided on/);
  expect(await steps()).toMatchObject([{ steps: [{ state: 'current' }, { state: 'ahead' }] }]);
});

it('moves when the decision is taken back with it', async () => {
  expect(await set({ status: 'under_review', round: 'r2' })).toBeUndefined();
  expect(await steps()).toMatchObject([{ steps: [{ state: 'done' }, { state: 'current' }] }]);
});
