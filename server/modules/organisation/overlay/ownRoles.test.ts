import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnRole } from '#domain/overlay/overlayChanges.ts';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from '../testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation({ features: ['customRoles'] });
}, 60_000);
afterAll(() => server.close());

const own = async (by = 'admin') => {
  const { data, errors } = await server.ask(by, '{ ownRoles { name types grants } }');
  return data?.ownRoles ?? errors;
};
const set = (roles: readonly OwnRole[], by = 'admin') =>
  server.ask(by, 'mutation ($roles: [OwnRoleInput!]!) { setOwnRoles(roles: $roles) { name types grants } }', { roles });
const history = async () => {
  const { data } = await server.ask(
    'admin',
    '{ roleChanges(sort: [{ field: createdAt, direction: ASC }]) { results { role { name } permission before after } } }',
  );
  return data?.roleChanges?.results;
};

const advisor: OwnRole = { name: 'Advisor', types: ['Mentor'], grants: { 'METRICS/EDIT:VIEW': 'ALL' } };

it('makes a role of its own and has it do what a file says, keeps who changed what, and puts back what the file lacks', async () => {
  expect(await own()).toEqual([]);
  expect((await set([advisor])).errors).toBeUndefined();
  expect(await own()).toEqual([advisor]);
  expect((await set([])).errors).toBeUndefined();
  expect(await own(), 'people may have it').toEqual([{ ...advisor, grants: {} }]);
  expect(await history()).toEqual([
    { role: { name: 'Advisor' }, permission: 'METRICS/EDIT:VIEW', before: 'NONE', after: 'ALL' },
    { role: { name: 'Advisor' }, permission: 'METRICS/EDIT:VIEW', before: 'ALL', after: 'NONE' },
  ]);
});

it('changes nothing where one of several can not be', async () => {
  const taken = { ...advisor, grants: { 'METRICS/EDIT:VIEW': 'ALL', 'USER/DRAGONS:RIDE': 'ALL' } } as OwnRole;
  expect((await set([taken])).errors?.[0]?.message).toBe('The product has no permission “USER/DRAGONS:RIDE”');
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ name: string; types: string[] }>`select r.name, r.type as types from role r
      join "user" u on u.role_id = r.id where u.id = 'admin'`.execute(tx),
  );
  const [{ name, types } = { name: '', types: [] }] = rows;
  const without = { name, types, grants: { 'USER/ROLES:EDIT': 'NONE' } } as OwnRole;
  expect((await set([advisor, without])).errors?.[0]?.message).toBe(
    'You can not take the right to edit roles from your own role',
  );
  expect(await own()).toEqual([{ ...advisor, grants: {} }]);
});

it('is for those who may edit roles', async () => {
  expect((await set([advisor], 'mentor')).errors).toBeDefined();
  expect(JSON.stringify(await own('mentor'))).toContain('ForbiddenError');
});
