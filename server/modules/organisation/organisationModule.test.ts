import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { textFor } from '#server/platform/texts/textReader.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { startOrganisation } from './testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation();
  await server.database.withTenant('t1', (tx) =>
    sql`insert into tag (tenant_id, id, name, category) values ('t1', 'g1', 'Health', 'startup')`.execute(tx),
  );
}, 60_000);
afterAll(() => server.close());

const SET = `mutation ($role: ID!, $permission: String!, $reach: PermissionReach) {
  setRolePermission(roleId: $role, permission: $permission, reach: $reach) { _id permissions { key permissionCriteria } } }`;
const TAG = `mutation ($tags: [ID!]) { updateStartup(id: "s1", input: { tags: $tags }) { _id } }`;

const codeOf = (answer: { readonly errors?: readonly { readonly extensions?: Record<string, unknown> }[] }) =>
  answer.errors?.[0]?.extensions?.code;

it('changes what a role may do, at once and for those alone who may edit roles', async () => {
  expect((await server.ask('staff', TAG, { tags: ['g1'] })).errors).toBeUndefined();
  const variables = { role: 'r-Staff', permission: 'TAGS/STARTUP:REMOVE', reach: 'NONE' };
  expect(codeOf(await server.ask('staff', SET, variables))).toBe('ForbiddenError');
  expect((await server.ask('admin', SET, variables)).errors).toBeUndefined();
  expect(codeOf(await server.ask('staff', TAG, { tags: [] }))).toBe('ForbiddenError');
  expect((await server.ask('admin', SET, { ...variables, reach: null })).errors).toBeUndefined();
  expect((await server.ask('staff', TAG, { tags: [] })).errors).toBeUndefined();
});

it('notes who changed what of a role, for those alone who may edit roles, so that it can be taken back', async () => {
  const CHANGES = `{ roleChanges(filter: { role: { IS: "r-Admin" } }) { results {
    permission before after wasDefault changedBy { _id } } } }`;
  const variables = { role: 'r-Admin', permission: 'TAGS/STARTUP:REMOVE' };
  await server.ask('admin', SET, { ...variables, reach: 'NONE' });
  await server.ask('admin', SET, { ...variables, reach: 'NONE' });
  await server.ask('admin', SET, { ...variables, reach: null });
  const told = await server.ask('admin', CHANGES);
  const [last, first, ...more] = listIn(told.data?.roleChanges?.results);
  const by = { permission: 'TAGS/STARTUP:REMOVE', changedBy: { _id: 'admin' } };
  expect(first).toMatchObject({ ...by, after: 'NONE', wasDefault: true });
  expect(last).toMatchObject({ ...by, before: 'NONE', after: first?.before, wasDefault: false });
  expect(more).toEqual([]);
  expect((await server.ask('staff', CHANGES)).data?.roleChanges?.results ?? []).toEqual([]);
});

it('takes back what holds, and nothing that somebody else has changed meanwhile', async () => {
  const set = (reach: string | null, expected?: string) =>
    server.ask(
      'admin',
      `mutation ($reach: PermissionReach, $expected: PermissionReach) {
        setRolePermission(roleId: "r-Staff", permission: "TAGS/STARTUP:ADD", reach: $reach, expected: $expected) { _id } }`,
      { reach, expected },
    );
  await set('NONE');
  expect(codeOf(await set('ALL', 'ASSIGNED'))).toBe('ConflictError');
  expect((await set(null, 'NONE')).errors).toBeUndefined();
});

it('keeps to time zones that there are, of the organisation and of whatever has one', async () => {
  const set = (call: string, zone: string) =>
    server.ask('admin', `mutation { ${call}, input: { timezone: "${zone}" }) { timezone } }`);
  const event = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(event.data?.createIncubatorEvent?._id);
  for (const call of ['updateIncubator(id: "t1"', `updateIncubatorEvent(id: "${id}"`, 'updateUser(id: "admin"']) {
    const refused = await set(call, 'Mars/Olympus');
    expect(refused.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.timezone' }]);
    expect((await set(call, 'Asia/Tokyo')).errors).toBeUndefined();
  }
  await set('updateIncubator(id: "t1"', 'UTC');
});

it('refuses what is no permission, a reach it can not have, and sawing off one’s own branch', async () => {
  const set = (permission: string, reach: string) => server.ask('admin', SET, { role: 'r-Admin', permission, reach });
  expect(codeOf(await set('constructor', 'ALL'))).toBe('ValidationError');
  expect(codeOf(await set('TAGS:VIEW', 'ASSIGNED'))).toBe('ValidationError');
  expect(codeOf(await set('USER/ROLES:EDIT', 'NONE'))).toBe('ForbiddenError');
});

it('says which people and startups a role sees, for those alone who may edit roles, with effect at once', async () => {
  const SEE = `mutation ($people: RoleUserAccessInput, $startups: RoleStartupAccessInput) {
    updateRole(id: "r-Mentor", input: { userAccess: $people, startupAccess: $startups }) {
      userAccess { visibilitySettings roles } startupAccess { visibilitySettings } } }`;
  const people = { visibilitySettings: 'ALL', roles: ['Staff'] };
  const variables = { people, startups: { visibilitySettings: 'NONE' } };
  const seen = async () => {
    const { data } = await server.ask('mentor', '{ users { results { _id } } startups { totalCount } }');
    return { people: listIn(data?.users?.results).map(({ _id }) => textIn(_id)), startups: data?.startups?.totalCount };
  };
  const before = await seen();
  expect(before.startups).not.toBe(0);
  expect(codeOf(await server.ask('staff', SEE, variables))).toBe('ForbiddenError');
  expect((await server.ask('admin', SEE, variables)).data?.updateRole).toEqual({
    userAccess: people,
    startupAccess: { visibilitySettings: 'NONE' },
  });
  const after = await seen();
  expect(after.people.filter((id) => !['mentor', 'staff'].includes(id))).toEqual([]);
  expect(after.startups).toBe(0);
  for (const refused of [
    { ...variables, people: { visibilitySettings: 'ALL', roles: ['Nobody'] } },
    { ...variables, people: { visibilitySettings: 'ALL', roles: ['constructor'] } },
    { ...variables, people: { visibilitySettings: 'SOME', roles: [] } },
  ]) {
    expect((await server.ask('admin', SEE, refused)).errors).toBeDefined();
  }
  const back = { people: { visibilitySettings: 'ALL', roles: [] }, startups: { visibilitySettings: 'ALL' } };
  expect((await server.ask('admin', SEE, back)).errors).toBeUndefined();
  expect(await seen()).toEqual(before);
});

it.each([null, ['customRoles', 'dataAssets']])('makes own roles where the plan has %j', async (features) => {
  const create = `mutation { createRole(input: { name: "Assistant", type: ["Staff"] }) { _id type } }`;
  const setPlan = (plan: object) =>
    server.database.withTenant('t1', (tx) =>
      sql`update incubator set plan_info = ${JSON.stringify(plan)}::jsonb`.execute(tx),
    );
  await setPlan({ features: ['dataAssets'] });
  expect((await server.ask('admin', create)).errors?.[0]?.message).toBe(
    'This feature is not available in your selected plan',
  );
  // What names no features has them all: so is every organisation that `npm run tenant` makes.
  await setPlan({ features });
  const made = (await server.ask('admin', create)).data?.createRole;
  expect(made?.type).toEqual(['Staff']);
  const change = `mutation ($id: ID!) { updateRole(id: $id, input: { type: ["Admin"] }) { _id } }`;
  expect(codeOf(await server.ask('admin', change, { id: made?._id }))).toBe('ForbiddenError');
  // People have this one.
  expect(codeOf(await server.ask('admin', `mutation { deleteRole(id: "r-Staff") }`))).toBe('ConflictError');
});

it('notes who changed what in the activity feed, for admins', async () => {
  await server.ask('staff', `mutation { updateStartup(id: "s2", input: { tagline: "New" }) { _id } }`);
  const feed = `{ activityLogEntries(limit: 1) { results { actor { _id } action recordType recordName changes } } }`;
  expect((await server.ask('admin', feed)).data?.activityLogEntries?.results).toEqual([
    { actor: { _id: 'staff' }, action: 'updated', recordType: 'Startup', recordName: 'Birch', changes: ['Tagline'] },
  ]);
  expect((await server.ask('staff', feed)).data?.activityLogEntries?.results).toEqual([]);
});

it('notes that something hidden was changed without saying what, and nothing where nothing was', async () => {
  const context = await server.contextOf('admin');
  const before = { id: 'staff', version: 1, firstName: 'Sam', passwordHash: 'one' };
  const note = (after: typeof before) =>
    context.transact((tx) => noteChange(tx, context, { entity: 'User', before, after }));
  await server.database.withTenant('t1', (tx) => sql`delete from activity_log_entry`.execute(tx));
  await note({ ...before, version: 2 });
  await note({ ...before, passwordHash: 'two' });
  const feed = '{ activityLogEntries { results { recordType recordName changes } } }';
  expect((await server.ask('admin', feed)).data?.activityLogEntries?.results).toEqual([
    { recordType: 'User', recordName: 'Sam', changes: [] },
  ]);
});

it('keeps of a comment in the activity feed whom it is about, and nothing of what is said', async () => {
  const write = `mutation { createTimelineEvent(input: { startup: "s1", message: "Between us", isPublic: false }) { _id } }`;
  const made = await server.ask('staff', write);
  const id = made.data?.createTimelineEvent?._id;
  expect(made.errors).toBeUndefined();
  await server.ask('staff', `mutation ($id: ID!) { deleteTimelineEvent(id: $id) }`, { id });
  const feed = `{ activityLogEntries(limit: 2) { results { action recordName } } }`;
  expect((await server.ask('admin', feed)).data?.activityLogEntries?.results).toEqual([
    { action: 'deleted', recordName: 'Acme' },
    { action: 'created', recordName: 'Acme' },
  ]);
});

it('confirms a new address of the organisation by the link that was sent to it, and by nothing else', async () => {
  const write = `mutation ($mail: IncubatorGeneralEmailInput) {
    updateIncubator(id: "t1", input: { generalEmail: $mail }) { generalEmail { address confirmed } } }`;
  const mail = { address: 'hello@t1.test', confirmed: true };
  expect((await server.ask('admin', write, { mail })).data?.updateIncubator?.generalEmail?.confirmed).toBe(false);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ body: string }>`select text_body as body from mail order by created_at desc limit 1`.execute(tx),
  );
  const token = /token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1];
  const confirm = `mutation ($token: String!) { confirmIncubatorEmail(token: $token) }`;
  expect(codeOf(await server.ask(null, confirm, { token: 'nonsense' }))).toBe('ValidationError');
  expect((await server.ask(null, confirm, { token })).data?.confirmIncubatorEmail).toBe(true);
  expect(codeOf(await server.ask(null, confirm, { token }))).toBe('ValidationError');
});

it('sends the link of an unconfirmed address again, or takes the address away; not of a confirmed one', async () => {
  const write = (address: string) => `mutation {
    updateIncubator(id: "t1", input: { supportEmail: { address: "${address}" } }) { supportEmail { confirmed } } }`;
  const resend = 'mutation { resendIncubatorEmail(address: supportEmail) }';
  const remove = 'mutation { deleteUnconfirmedEmailAddress(address: supportEmail) }';
  const tokens = async (): Promise<string[]> => {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{
        body: string;
      }>`select text_body as body from mail where recipient = 'desk@t1.test' order by created_at`.execute(tx),
    );
    return rows.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1] ?? '');
  };
  const confirm = `mutation ($token: String!) { confirmIncubatorEmail(token: $token) }`;
  await server.ask('admin', write('desk@t1.test'));
  expect(codeOf(await server.ask('staff', resend))).toBe('ForbiddenError');
  expect((await server.ask('admin', resend)).data?.resendIncubatorEmail).toBe(true);
  const [first, second] = await tokens();
  expect(codeOf(await server.ask(null, confirm, { token: first }))).toBe('ValidationError');
  expect((await server.ask('admin', remove)).data?.deleteUnconfirmedEmailAddress).toBe(true);
  expect(codeOf(await server.ask(null, confirm, { token: second }))).toBe('ValidationError');
  const address = '{ incubator { supportEmail { address } } }';
  expect((await server.ask('admin', address)).data?.incubator?.supportEmail?.address ?? null).toBeNull();
  await server.ask('admin', write('desk@t1.test'));
  const [, , third] = await tokens();
  expect((await server.ask(null, confirm, { token: third })).data?.confirmIncubatorEmail).toBe(true);
  expect(codeOf(await server.ask('admin', remove))).toBe('ValidationError');
  expect(codeOf(await server.ask('admin', resend))).toBe('ValidationError');
});

it('does not take the link of a former address for the confirmation of the present one', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', 'admin2', 'Amy', 'amy@t1.test', 'Active', 'employee', 'r-Admin')`.execute(tx),
  );
  const write = (address: string) => `mutation {
    updateIncubator(id: "t1", input: { supportEmail: { address: "${address}" } }) { supportEmail { confirmed } } }`;
  await server.ask('admin', write('old@t1.test'));
  await server.ask('admin2', write('new@t1.test'));
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ body: string }>`select text_body as body from mail where recipient = 'old@t1.test'`.execute(tx),
  );
  const token = /token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1];
  const confirm = `mutation ($token: String!) { confirmIncubatorEmail(token: $token) }`;
  expect(codeOf(await server.ask(null, confirm, { token }))).toBe('ValidationError');
});

it('names and describes every permission to its reader, in words and in their language', async () => {
  const ask = async (language: string | null = null) => {
    const query = '{ roles(limit: 1) { results { permissions { key name description permissionCriteriaTypes } } } }';
    const [role] = listIn((await server.ask('admin', query, undefined, language)).data?.roles?.results);
    return listIn(role?.permissions).map(({ key, name, description }) => ({
      key: textIn(key),
      name: textIn(name),
      description: textIn(description),
    }));
  };
  const english = await ask();
  expect(english.length).toBeGreaterThan(60);
  for (const { key, name, description } of english) {
    expect(name, key).toMatch(/^\p{L}[^.]+$/u);
    expect(description, key).toMatch(/\s/);
  }
  expect((await ask('fr')).find(({ key }) => key === 'ARTICLES:EDIT')).toEqual({
    key: 'ARTICLES:EDIT',
    name: 'Modifier les articles',
    description: 'Peut rédiger, publier et supprimer des articles.',
  });
});

it('calls a role as the organisation has named it, and one that it has not named as its reader does', async () => {
  const query = '{ roles(limit: 100) { results { _id name label } } }';
  const named = async (language: string) => {
    const roles = listIn((await server.ask('admin', query, undefined, language)).data?.roles?.results);
    return Object.fromEntries(roles.map(({ _id, name, label }) => [_id, [name, label]]));
  };
  await server.database.withTenant('t1', (tx) =>
    sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-own', 'Night shift', '{Staff}')`.execute(tx),
  );
  expect(await named('uk')).toMatchObject({
    'r-Mentor': ['Ментор', 'Ментор'],
    'r-own': ['Night shift', 'Night shift'],
  });
  expect(await named('en')).toMatchObject({ 'r-Mentor': ['Mentor', 'Mentor'] });
});

it('names what has changed by the labels of its reader, and kinds of records too', async () => {
  await server.ask('staff', `mutation { updateStartup(id: "s2", input: { tagline: "Newer" }) { _id } }`);
  const feed =
    '{ activityLogEntries(limit: 1, filter: { recordType: { IS: "Startup" } }) { results { recordType changes } } }';
  const [entry] = listIn((await server.ask('admin', feed, undefined, 'ja_JP')).data?.activityLogEntries?.results);
  expect(entry?.recordType).toBe('スタートアップ');
  expect(String(entry?.changes)).not.toMatch(/[A-Za-z]/);
});

it('names a setting as its form does, and a comment about a person by what it is and whom it is about', async () => {
  const last = async () => {
    const feed = '{ activityLogEntries(limit: 1) { results { recordType recordName changes } } }';
    return listIn((await server.ask('admin', feed)).data?.activityLogEntries?.results)[0];
  };
  const set = 'mutation { updateIncubator(id: "t1", input: { allowUserSelfDelete: true }) { _id } }';
  expect((await server.ask('admin', set)).errors).toBeUndefined();
  expect(await last()).toMatchObject({ changes: ['People may delete their own account'] });
  const comment = 'mutation { postUserComment(userId: "mentor", message: "Asks good questions") { _id } }';
  expect((await server.ask('admin', comment)).errors).toBeUndefined();
  expect(await last()).toMatchObject({ recordType: 'Comment', recordName: 'Mia Mentor' });
});

it('calls the roles that everybody has by their name in each of the eleven languages; a name that was given stays', async () => {
  const label = async (id: string, language: string) => {
    const { data } = await server.ask('admin', '{ roles(limit: 100) { results { _id name label } } }', {}, language);
    const role = listIn(data?.roles?.results).find(({ _id }) => textIn(_id) === id);
    expect(role?.label).toBe(role?.name);
    return textIn(role?.name);
  };
  for (const { id: language } of languages) {
    const own = textFor({ language, startupLabel: null }, 'spec', 'role.Cofounder');
    expect(await label('r-Cofounder', language)).toBe(own);
  }
  expect(await label('r-Cofounder', 'de')).toBe('Mitgründer');
  await server.ask('admin', 'mutation { updateRole(id: "r-Cofounder", input: { name: "Captain" }) { _id } }');
  expect(await label('r-Cofounder', 'de')).toBe('Captain');
  expect(await label('r-Cofounder', 'ja_JP')).toBe('Captain');
  await server.ask('admin', 'mutation { updateRole(id: "r-Cofounder", input: { name: "Cofounder" }) { _id } }');
});
