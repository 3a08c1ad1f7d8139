import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import type { Json } from '#server/testing/startTestServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, currency, timezone, plan_info, switches)
      values ('t1', 't1', 'Harbour', 'harbour', 'USD', 'UTC', '{"features": []}', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const SAVE = `mutation ($name: String!, $screen: String!, $state: JSON!) {
  createSavedView(input: { name: $name, screen: $screen, state: $state }) { _id name state owner { _id } } }`;
const OVERWRITE = 'mutation ($id: ID!, $state: JSON!) { updateSavedView(id: $id, input: { state: $state }) { state } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { updateSavedView(id: $id, input: { name: $name }) { name } }';
const DELETE = 'mutation ($id: ID!) { deleteSavedView(id: $id) }';

const codeOf = (answer: { readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions?.code;

const idIn = (made: Json | undefined): string =>
  String(made && typeof made === 'object' && '_id' in made ? made._id : '');

const save = (user: string, name: string, screen: string, state: unknown = { tab: 'active' }) =>
  server.ask(user, SAVE, { name, screen, state });

async function namesOf(user: string): Promise<string[]> {
  const { data } = await server.ask(user, '{ savedViews(limit: 100) { results { name } } }');
  return listIn(data?.savedViews?.results).map(({ name }) => textIn(name));
}

async function setRole(role: string, overrides: Readonly<Record<string, string>>): Promise<void> {
  await server.database.withTenant('t1', (tx) =>
    sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb where id = ${`r-${role}`}`.execute(tx),
  );
}

async function turn(off: readonly string[]): Promise<void> {
  const switches = { ...everySwitchOn, ...Object.fromEntries(off.map((name) => [name, false])) };
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set switches = ${JSON.stringify(switches)}::jsonb`.execute(tx),
  );
}

describe('names', () => {
  const problemOf = (answer: { readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[] }) =>
    answer.errors?.[0]?.extensions?.fields;
  const taken = [{ path: 'input.name', message: 'Name is already in use' }];

  it('of the views of one table differ, for each person', async () => {
    const made: [string, Awaited<ReturnType<typeof save>>][] = [
      ['admin', await save('admin', 'Twins', 'users.management')],
    ];
    expect(problemOf(await save('admin', ' twins', 'users.management'))).toEqual(taken);
    made.push(['admin', await save('admin', 'Twins', 'startups.portfolio')]);
    made.push(['staff', await save('staff', 'Twins', 'users.management')]);
    for (const [user, { data }] of made) {
      const id = idIn(data?.createSavedView);
      expect((await server.ask(user, RENAME, { id, name: 'Twins' })).errors).toBeUndefined();
      await server.ask(user, DELETE, { id });
    }
  });

  it('of the tags of one category differ', async () => {
    const make = (name: string, category: string) =>
      server.ask('admin', `mutation { createTag(input: { name: "${name}", category: ${category} }) { _id } }`);
    expect((await make('Health', 'startup')).errors).toBeUndefined();
    expect(problemOf(await make('health', 'startup'))).toEqual(taken);
    const id = idIn((await make('Wealth', 'startup')).data?.createTag);
    const renamed = await server.ask('admin', `mutation { updateTag(id: "${id}", input: { name: "Health" }) { _id } }`);
    expect(problemOf(renamed)).toEqual(taken);
    expect((await make('Health', 'event')).errors).toBeUndefined();
  });
});

describe('views of tables', () => {
  it('are kept, overwritten, renamed and deleted by who made them, and closed to everybody else', async () => {
    const state = { q: 'fern', sort: '-createdAt', f: { status: ['active'] }, cols: ['-program'] };
    const made = (await save('staff', 'Mine', 'startups.management', state)).data?.createSavedView;
    expect(made).toMatchObject({ name: 'Mine', state, owner: { _id: 'staff' } });
    const id = made?._id;
    expect(await namesOf('admin')).toEqual([]);
    for (const [query, variables] of [
      [OVERWRITE, { id, state: {} }],
      [RENAME, { id, name: 'Taken over' }],
      [DELETE, { id }],
    ] as const) {
      expect(codeOf(await server.ask('admin', query, variables))).toBe('NotFoundError');
    }
    const changed = await server.ask('staff', OVERWRITE, { id, state: { tab: 'graduated' } });
    expect(changed.data?.updateSavedView).toEqual({ state: { tab: 'graduated' } });
    expect((await server.ask('staff', RENAME, { id, name: 'Graduates' })).errors).toBeUndefined();
    expect(await namesOf('staff')).toEqual(['Graduates']);
    expect((await server.ask('staff', DELETE, { id })).errors).toBeUndefined();
    expect(await namesOf('staff')).toEqual([]);
  });

  it('are shared with roles by who made them: those see and choose them, and change nothing', async () => {
    const id = (await save('admin', 'For the team', 'startups.management')).data?.createSavedView?._id;
    const SHARE =
      'mutation ($id: ID!, $roles: [AudienceRole!]) { updateSavedView(id: $id, input: { sharedWith: $roles }) { sharedWith } }';
    expect(await namesOf('staff')).toEqual([]);
    const shared = await server.ask('admin', SHARE, { id, roles: ['Staff'] });
    expect(shared.data?.updateSavedView).toEqual({ sharedWith: ['Staff'] });
    expect(await namesOf('staff')).toEqual(['For the team']);
    expect(await namesOf('mentor')).toEqual([]);
    expect(await namesOf('cof1')).toEqual([]);
    for (const [query, variables] of [
      [OVERWRITE, { id, state: {} }],
      [RENAME, { id, name: 'Taken over' }],
      [SHARE, { id, roles: [] }],
      [DELETE, { id }],
    ] as const) {
      expect((await server.ask('staff', query, variables)).errors).toHaveLength(1);
    }
    // One's own may be called as a shared one is.
    const own = (await save('staff', 'For the team', 'startups.management')).data?.createSavedView?._id;
    expect((await server.ask('staff', DELETE, { id: own })).errors).toBeUndefined();
    expect((await server.ask('admin', SHARE, { id, roles: [] })).errors).toBeUndefined();
    expect(await namesOf('staff')).toEqual([]);
    expect((await server.ask('admin', DELETE, { id })).errors).toBeUndefined();
  });

  it('are of the tables that have them, and hold a state and nothing else', async () => {
    expect(codeOf(await save('staff', 'Tags', 'tags.management'))).toBe('ForbiddenError');
    expect(codeOf(await save('staff', 'Text', 'startups.portfolio', 'tab=active'))).toBe('ValidationError');
    expect(codeOf(await save('staff', 'List', 'startups.portfolio', [1, 2]))).toBe('ValidationError');
    expect(codeOf(await save('staff', 'Long', 'startups.portfolio', { q: 'x'.repeat(9000) }))).toBe('ValidationError');
    expect(codeOf(await save('cof1', 'Founder', 'startups.portfolio'))).toBe('ForbiddenError');
  });

  it('are kept of the desk of a funnel too, and shared with colleagues', async () => {
    const desk = (await save('admin', 'Desk', 'funnel.applications')).data?.createSavedView;
    const share = `mutation ($id: ID!) { updateSavedView(id: $id, input: { sharedWith: [Staff] }) { _id } }`;
    expect((await server.ask('admin', share, { id: idIn(desk) })).errors).toBeUndefined();
    expect(await namesOf('staff')).toContain('Desk');
    await server.ask('admin', DELETE, { id: idIn(desk) });
  });

  it('are of one funnel or of all, and so are their names', async () => {
    const keep = (record: string | null, name = 'Seed stage') =>
      server.ask(
        'admin',
        'mutation ($input: SavedViewCreateInput!) { createSavedView(input: $input) { _id record } }',
        { input: { name, screen: 'funnel.applications', record, state: { q: 'seed' } } },
      );
    const answers = [await keep('f1'), await keep('f2'), await keep(null)];
    expect(answers.map(({ data }) => data?.createSavedView?.record)).toEqual(['f1', 'f2', null]);
    for (const record of ['f1', null]) expect(codeOf(await keep(record, ' seed STAGE'))).toBe('ValidationError');
    const here = `{ savedViews(filter: { screen: { IS: "funnel.applications" },
      record: { OR: [{ IS: "f1" }, { EXISTS: false }] } }) { results { record } } }`;
    const records = listIn((await server.ask('admin', here)).data?.savedViews?.results).map(({ record }) => record);
    expect(new Set(records)).toEqual(new Set(['f1', null]));
    expect(records).toHaveLength(2);
    for (const { data } of answers) await server.ask('admin', DELETE, { id: idIn(data?.createSavedView) });
  });

  it.each([
    ['savedViewsApplications', 'applications.overview'],
    ['savedViewsUsers', 'users.management'],
    ['savedViewsStartups', 'startups.management'],
  ])('go with the switch %s, each area with its own', async (name, screen) => {
    const id = (await save('staff', screen, screen)).data?.createSavedView?._id;
    expect(await namesOf('staff')).toContain(screen);
    await turn([name]);
    expect(await namesOf('staff')).not.toContain(screen);
    expect(codeOf(await save('staff', 'More', screen))).toBe('ForbiddenError');
    expect(codeOf(await server.ask('staff', OVERWRITE, { id, state: {} }))).toBe('NotFoundError');
    await turn(Object.keys(everySwitchOn).filter((other) => other.startsWith('savedViews') && other !== name));
    expect(await namesOf('staff')).toEqual([screen]);
    await turn([]);
  });

  it('ask for the permission to read them, and those of applications to filter', async () => {
    await setRole('Staff', { 'SAVED_VIEWS/VIEW:READ': 'NONE' });
    expect(await namesOf('staff')).toEqual([]);
    expect(codeOf(await save('staff', 'Users', 'users.management'))).toBe('ForbiddenError');
    await setRole('Staff', { 'APPLICATION/APPLICATION:FILTERS': 'NONE' });
    expect(await namesOf('staff')).not.toEqual([]);
    expect(codeOf(await save('staff', 'Best', 'applications.overview'))).toBe('ForbiddenError');
    expect((await save('staff', 'Users', 'users.management')).errors).toBeUndefined();
    await setRole('Staff', {});
  });
});
