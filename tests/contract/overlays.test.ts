/** What one organisation has otherwise never reaches another: what is read, what is begun with, what is heard. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let tokens: Readonly<Record<'demo' | 'rival', string>>;

beforeAll(async () => {
  server = await startTestServer();
  tokens = { demo: await server.signIn('demo', 'admin'), rival: await server.signIn('rival', 'admin') };
}, 120_000);
afterAll(() => server.close());

const ask = async (tenant: 'demo' | 'rival', query: string, variables?: Record<string, unknown>) => {
  const { data, errors } = await server.graphql(tenant, tokens[tenant], query, variables);
  expect(errors).toEqual([]);
  return Object(data);
};
const idOf = async (tenant: 'demo' | 'rival'): Promise<string> =>
  (await ask(tenant, '{ incubator { _id } }')).incubator._id;
const save = 'mutation ($id: ID!, $input: IncubatorUpdateInput!) { updateIncubator(id: $id, input: $input) { _id } }';
const overlay = {
  ownWords: [{ key: 'role.Mentor', language: 'en', text: 'Sparring partner' }],
  arrangements: [
    { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: ['courses'] },
    { kind: 'table', name: 'startups.management', order: [], hidden: ['status'] },
    { kind: 'form', name: 'startup', order: [], hidden: [], defaults: { country: 'Kenya' } },
  ],
};
const makeStartup = 'mutation { createStartup(input: { name: "Tide", status: active }) { country } }';

it('stays with the organisation that has it', async () => {
  await ask('rival', save, { id: await idOf('rival'), input: overlay });
  // A tenant is known for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await ask('rival', makeStartup)).createStartup.country).toBe('Kenya');
  expect((await ask('demo', makeStartup)).createStartup.country).toBeNull();
  const read = '{ incubator { arrangements { name } ownWords { key } } setUp { sidebarV2 { name } } }';
  const { incubator, setUp } = await ask('demo', read);
  expect(incubator).toEqual({ arrangements: [], ownWords: [] });
  expect(setUp.sidebarV2[0].name).toBe('home');
  const history = '{ organisationChanges { totalCount } }';
  expect((await ask('demo', history)).organisationChanges.totalCount).toBe(0);
  expect((await ask('rival', history)).organisationChanges.totalCount).toBe(4);
  const { readOverlay } = await ask('demo', 'query { readOverlay(text: "{}") { changes { place } } }');
  expect(readOverlay.changes).toEqual([]);
});

it('is not changed from another', async () => {
  const { errors } = await server.graphql('demo', tokens.demo, save, { id: await idOf('rival'), input: overlay });
  expect(errors[0]?.extensions?.code).toBe('NotFoundError');
});
