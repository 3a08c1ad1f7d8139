import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const QUESTION = `query ($entity: String!, $id: ID!, $action: String!, $field: String, $role: ID, $person: ID) {
  accessReason(entity: $entity, id: $id, action: $action, field: $field, role: $role, person: $person) {
    isAllowed step field ways { code permission feature roles wanted places } } }`;

interface Asked {
  readonly entity?: string;
  readonly id?: string;
  readonly action?: string;
  readonly field?: string;
  readonly role?: string;
  readonly person?: string;
}

async function ask(server: TestServer, email: string, asked: Asked = {}, tenant = 'red', seenAs?: string) {
  const token = await server.signIn(email, tenant);
  const { json } = await server.call('/graphql', {
    method: 'POST',
    tenant,
    headers: {
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${token}`,
      ...(seenAs && { 'x-seen-as-role': seenAs }),
    },
    body: { query: QUESTION, variables: { entity: 'Startup', id: 'acme', action: 'read', ...asked } },
  });
  return json as unknown as {
    readonly data?: { readonly accessReason: unknown } | null;
    readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
}

async function addStartup(server: TestServer): Promise<void> {
  await server.database.withSystem(async (tx) => {
    await sql`insert into startup (tenant_id, id, name, status) values
      ('red', 'acme', 'Acme', 'active'), ('blue', 'theirs', 'Theirs', 'active')`.execute(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('red', 'applicant', 'Applicant', '{Applicant}')`.execute(
      tx,
    );
  });
}

describe('why something is refused, in a demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addStartup(server);
  }, 60_000);
  afterAll(() => server.close());

  const reason = async (asked: Asked, email = 'admin@red.test') => (await ask(server, email, asked)).data?.accessReason;

  it('names the rule, its line, and what would have to be so', async () => {
    expect(await reason({ person: 'red-mentor' })).toEqual({
      isAllowed: false,
      step: 'read',
      field: null,
      ways: [
        {
          code: 'notAssigned',
          permission: 'STARTUP/FILE:VIEW',
          feature: null,
          roles: [],
          wanted: {
            any: [
              { path: ['Startup.id'], operator: 'in', values: ['$user.startups'], isMet: false },
              { path: ['Startup.id'], operator: 'in', values: ['$user.assignedStartups'], isMet: false },
              { path: ['Startup.program'], operator: 'in', values: ['$user.programs'], isMet: false },
            ],
          },
          places: [
            expect.stringMatching(/^spec\/entities\/startup\.yaml:\d+$/),
            expect.stringMatching(/^spec\/access\/permissions\/.+\.yaml:\d+$/),
          ],
        },
      ],
    });
  });

  it.each<[string, Asked, object]>([
    ['a permission that the role has not', { action: 'delete' }, { step: 'read', ways: [{ code: 'notAssigned' }] }],
    ['a record that is nowhere', { id: 'nowhere' }, { step: 'record', ways: [{ code: 'noRecord', places: [] }] }],
    [
      'a record of another organisation',
      { id: 'theirs' },
      { step: 'record', ways: [{ code: 'noRecord', places: [] }] },
    ],
  ])('tells %s', async (_, asked, expected) => {
    expect(await reason({ ...asked, person: 'red-mentor' })).toMatchObject({ isAllowed: false, ...expected });
  });

  it.each<[string, Asked, object]>([
    [
      'a switch that is off',
      { action: 'update', field: 'tags' },
      { step: 'field', field: 'tags', ways: [{ code: 'featureOff', feature: 'startupTaxonomyEditable' }, {}] },
    ],
    [
      'what the product sets itself',
      { action: 'update', field: 'lastMetricsAt' },
      { step: 'field', ways: [{ code: 'setByProduct' }] },
    ],
    [
      'what is not offered as the record stands',
      { action: 'startup.file.resume' },
      { step: 'action', ways: [{ code: 'notOffered', wanted: { isMet: false, enum: 'StartupStatus' } }] },
    ],
    ['what is open', { action: 'startup.file.hold' }, { isAllowed: true, ways: [{ code: null }] }],
  ])('tells an admin %s', async (_, asked, expected) => {
    expect(await reason(asked)).toMatchObject({ isAllowed: false, ...expected });
  });

  it('judges by another role, and by the role that the product is seen as', async () => {
    expect(await reason({ role: 'mentor' })).toMatchObject({ isAllowed: false, ways: [{ code: 'notAssigned' }] });
    expect(await reason({})).toMatchObject({ isAllowed: true });
    const seen = await ask(server, 'admin@red.test', {}, 'red', 'mentor');
    expect(seen.data?.accessReason).toMatchObject({ isAllowed: false, ways: [{ code: 'notAssigned' }] });
  });

  it('hears changed grants at once', async () => {
    await server.database.withTenant('red', (tx) =>
      sql`insert into role (tenant_id, id, name, type, overrides) values ('red', 'blind', 'Blind', '{Mentor}',
        '{"STARTUP/FILE:VIEW": "NONE"}')`.execute(tx),
    );
    expect(await reason({ role: 'blind' })).toMatchObject({ ways: [{ code: 'permission' }] });
  });

  it('tells others about themselves alone', async () => {
    expect(await reason({}, 'mentor@red.test')).toMatchObject({ isAllowed: false, step: 'read' });
    for (const asked of [{ person: 'red-admin' }, { role: 'admin' }])
      expect((await ask(server, 'mentor@red.test', asked)).errors?.[0]?.extensions.code).toBe('ForbiddenError');
  });

  it.each<[string, Asked, string]>([
    ['an entity', { entity: 'constructor' }, 'constructor'],
    ['a field', { field: 'passwordHash' }, 'passwordHash'],
    ['an action', { action: 'constructor' }, 'constructor'],
  ])('says which %s there is not', async (_, asked, name) => {
    const { errors } = await ask(server, 'admin@red.test', asked);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(name),
      extensions: { code: 'ValidationError' },
    });
  });

  it.each([{ person: 'blue-mentor' }, { role: 'nobody' }])(
    'knows nobody of another organisation: %o',
    async (asked) => {
      expect((await ask(server, 'admin@red.test', asked)).errors?.[0]?.extensions.code).toBe('NotFoundError');
    },
  );
});

describe.each([
  ['in production', { isExploring: false, knownOperations: [QUESTION] }],
  ['where people of its own use what is explored', { isDemo: false }],
])('why something is refused, %s', (_, options) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(options);
    await addStartup(server);
  }, 60_000);
  afterAll(() => server.close());

  it('is told to admins', async () => {
    const { data } = await ask(server, 'admin@red.test', { person: 'red-mentor' });
    expect(data?.accessReason).toMatchObject({ isAllowed: false, ways: [{ code: 'notAssigned' }] });
    expect(JSON.stringify(data).includes('spec/')).toBe('isDemo' in options);
  });

  it.each(['mentor', 'cofounder', 'applicant'])('is not told to a %s, not about themselves either', async (role) => {
    const isApplicant = role === 'applicant';
    if (isApplicant)
      await server.database.withTenant('red', (tx) =>
        sql`update "user" set role_id = 'applicant' where id = 'red-cofounder'`.execute(tx),
      );
    const email = `${isApplicant ? 'cofounder' : role}@red.test`;
    for (const asked of [{}, { person: 'red-admin' }, { role: 'admin' }, { id: 'nowhere' }]) {
      const { data, errors } = await ask(server, email, asked);
      expect(data?.accessReason ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('ForbiddenError');
    }
  });

  it('is told to an admin of another organisation about their own alone', async () => {
    const { data } = await ask(server, 'admin@blue.test', { id: 'acme' }, 'blue');
    expect(data?.accessReason).toMatchObject({ step: 'record', ways: [{ code: 'noRecord' }] });
  });
});
