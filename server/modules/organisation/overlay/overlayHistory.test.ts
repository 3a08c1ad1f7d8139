import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from '../testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation();
}, 60_000);
afterAll(() => server.close());

const change = (input: object) =>
  server.ask('admin', 'mutation ($input: IncubatorUpdateInput!) { updateIncubator(id: "t1", input: $input) { _id } }', {
    input,
  });
const history = (by = 'admin') =>
  server.ask(
    by,
    `{ organisationChanges(sort: [{ field: createdAt, direction: DESC }]) {
      results { kind place language before after changedBy { _id } } } }`,
  );
const sidebar = { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: [] };

it('keeps who has put a word and a menu otherwise, and put them back', async () => {
  await change({ ownWords: [{ key: 'role.Mentor', language: 'en', text: 'Sparring partner' }] });
  await change({ arrangements: [sidebar] });
  await change({ name: 'Harbour House' });
  await change({ arrangements: [] });
  const arranged = { order: ['tasks'], hidden: [] };
  const by = { changedBy: { _id: 'admin' } };
  expect((await history()).data?.organisationChanges?.results).toEqual([
    { kind: 'menu', place: 'sidebar', language: null, before: arranged, after: null, ...by },
    { kind: 'menu', place: 'sidebar', language: null, before: null, after: arranged, ...by },
    { kind: 'word', place: 'role.Mentor', language: 'en', before: null, after: { text: 'Sparring partner' }, ...by },
  ]);
});

it('keeps who has switched automations off and on, and switches none that there is not', async () => {
  const set = (off: readonly string[], by = 'admin') =>
    server.ask(by, 'mutation ($off: [ID!]!) { setAutomations(off: $off) { id isOn } }', { off });
  const isOff = async (asked: ReturnType<typeof set>) =>
    ((await asked).data?.setAutomations as { id: string; isOn: boolean }[] | undefined)
      ?.filter(({ isOn }) => !isOn)
      .map(({ id }) => id);
  expect((await isOff(set(['askForMetrics', 'askForHosts'])))?.toSorted()).toEqual(['askForHosts', 'askForMetrics']);
  expect(await isOff(set(['askForHosts']))).toEqual(['askForHosts']);
  expect((await set(['askForDragons'])).errors).toBeDefined();
  expect((await set([], 'mentor')).errors).toBeDefined();
  const { data } = await history();
  const switched = (
    (data?.organisationChanges?.results ?? []) as unknown as { kind: string; place: string; after: unknown }[]
  ).filter(({ kind }) => kind === 'automation');
  expect(new Set(switched.map(({ place, after }) => `${place} ${JSON.stringify(after)}`))).toEqual(
    new Set(['askForHosts {"isOn":false}', 'askForMetrics {"isOn":false}', 'askForMetrics null']),
  );
  expect(switched).toHaveLength(3);
});

it('is read by those who run the organisation', async () => {
  const { data, errors } = await history('mentor');
  expect(errors ?? data?.organisationChanges?.results).not.toContainEqual(expect.objectContaining({ kind: 'menu' }));
});
