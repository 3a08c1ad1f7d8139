import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from '../testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation();
}, 60_000);
afterAll(() => server.close());

const save = (by: string, arrangements: readonly object[]) =>
  server.ask(
    by,
    `mutation ($arrangements: [IncubatorArrangementsInput!]) {
      updateIncubator(id: "t1", input: { arrangements: $arrangements }) { arrangements { kind name order hidden } } }`,
    { arrangements },
  );
const sidebar = { kind: 'menu', name: 'sidebar', order: ['tasks', 'home'], hidden: ['courses'] };
const reasonOf = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.message;

it('keeps the order of entries and what is hidden, and shows it to everybody', async () => {
  expect(reasonOf(await save('admin', [sidebar]))).toBeUndefined();
  const { data } = await server.ask('cof1', '{ incubator { arrangements { kind name order hidden } } }');
  expect(data?.incubator?.arrangements).toEqual([sidebar]);
  const menu = await server.ask('admin', '{ setUp { sidebarV2 { name } } }');
  const names = Object(menu.data?.setUp).sidebarV2.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 2), 'asked for in the same moment').toEqual(['tasks', 'home']);
  expect(names).not.toContain('courses');
});

it('refuses menus and entries that there are not, one menu twice, and to hide the way back', async () => {
  expect(reasonOf(await save('admin', [{ ...sidebar, name: 'sidebars' }]))).toBe('The product has no menu “sidebars”');
  expect(reasonOf(await save('admin', [{ ...sidebar, order: ['dragons'] }]))).toBe(
    'The menu “sidebar” has no entry “dragons”',
  );
  expect(reasonOf(await save('admin', [{ ...sidebar, hidden: ['tasks-mine'] }]))).toBe(
    'The menu “sidebar” has no entry “tasks-mine”',
  );
  expect(reasonOf(await save('admin', [sidebar, sidebar]))).toBe('“sidebar” is arranged twice. Keep one');
  expect(reasonOf(await save('admin', [{ ...sidebar, hidden: ['settings'] }]))).toBe(
    '“settings” can’t be hidden: it leads back to where menus are arranged',
  );
});

it('arranges columns of tables, the first of which stays', async () => {
  const table = { kind: 'table', name: 'startups.management', order: ['name', 'status'], hidden: ['status'] };
  expect(reasonOf(await save('admin', [table]))).toBeUndefined();
  expect(reasonOf(await save('admin', [{ ...table, name: 'startups.gone' }]))).toBe(
    'The product has no table “startups.gone”',
  );
  expect(reasonOf(await save('admin', [{ ...table, order: ['funding.secret'] }]))).toBe(
    'The table “startups.management” has no column “funding.secret”',
  );
  expect(reasonOf(await save('admin', [{ ...table, hidden: ['name'] }]))).toBe(
    '“name” can’t be hidden: it names the record',
  );
});

it('is for those who run the organisation', async () => {
  expect((await save('mentor', [sidebar])).errors?.[0]?.extensions?.code).toMatch(/ForbiddenError|NotFoundError/);
});

it('leaves what names something that is there no more to be kept, also beside what is changed', async () => {
  const gone = { kind: 'menu', name: 'tasks', order: ['tasks-gone'], hidden: [] };
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set arrangements = ${JSON.stringify([gone])}::jsonb`.execute(tx),
  );
  expect(reasonOf(await save('admin', [{ ...gone, hidden: ['tasks-users'] }, sidebar]))).toBeUndefined();
  expect(reasonOf(await save('admin', []))).toBeUndefined();
});

it('tells other open pages that the organisation is otherwise now', async () => {
  const heard = (await server.watch('cof1', 'subscription { organisationChanged { _id } }'))[Symbol.asyncIterator]();
  const next = heard.next();
  await save('admin', [{ ...sidebar, order: ['home'] }]);
  expect((await next).value).toMatchObject({ data: { organisationChanged: { _id: 't1' } } });
  await heard.return?.();
});
