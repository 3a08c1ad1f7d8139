import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { flags, switches } from '#server/generated/access.gen.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { assignableRoles } from './defaultRoles.ts';
import { issueSetupLink } from './setupLinks.ts';
import { changeTenant } from './tenants/changeTenant.ts';
import { type CommandOptions, commands } from './tenants/tenantCommands.ts';
import { tenantSettings } from './tenants/tenantSettings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

/** What `npm run tenant` prints. */
async function tenant(words: string, options: CommandOptions = {}): Promise<readonly string[]> {
  const [verb = '', ...rest] = words.split(' ');
  const lines: string[] = [];
  const env = { oidc: null, publicUrl: 'http://localhost:3000' };
  await commands[verb]?.({ database: server.database, env, print: (line) => lines.push(line) }, rest, options);
  return lines;
}

const idOf = async (slug: string): Promise<string> =>
  server.database.withSystem(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from incubator where slug = ${slug}`.execute(tx);
    return rows[0]?.id ?? '';
  });
const rowsOf = async (slug: string, query: ReturnType<typeof sql<Record<string, unknown>>>) => {
  const id = await idOf(slug);
  return server.database.withTenant(id, async (tx) => (await query.execute(tx)).rows);
};
const audit = (slug: string) =>
  rowsOf(slug, sql`select action, record_type, actor_id, changes from activity_log_entry order by created_at, id`);

describe('an organisation that is made by command', () => {
  let printed: readonly string[];
  beforeAll(async () => {
    const options = {
      host: 'green',
      language: 'fr',
      zone: 'Europe/Paris',
      currency: 'eur',
      seats: '3',
      plan: 'Growth',
    };
    printed = await tenant('create Green', { ...options, admin: 'ada.lovelace@green.test' });
  });

  it('says by what means people are reminded: a switch of its settings shows what is done', async () => {
    const [row] = await rowsOf('green', sql`select reminders from incubator`);
    expect(row?.reminders).toEqual({ byMail: true, byNotification: true });
  });

  it('lets its first admin in by the link that is printed and mailed', async () => {
    expect(printed[0]).toBe('created Green at http://green.localhost:3000');
    const [, token] =
      /^invitation http:\/\/green\.localhost:3000\/acceptinvitation\?token=(\S+)$/.exec(printed[1] ?? '') ?? [];
    await vi.waitFor(() => expect(server.mails.some(({ text }) => text.includes(String(token)))).toBe(true), 8000);
    const chosen = { token, newPassword: 'seven quiet otters' };
    const answer = await server.call('/api/users/resetpassword', { method: 'POST', tenant: 'green', body: chosen });
    expect(answer.status).toBe(200);
    const session = await server.signIn('ada.lovelace@green.test', 'green', 'seven quiet otters');
    const query =
      '{ currentUser { firstName language timezone role { type label } } incubator { planInfo { name employeeCountLimit features } currency } }';
    const { json } = await server.graphql(query, { tenant: 'green', token: session });
    expect(json.data).toMatchObject({
      currentUser: { firstName: 'Ada', language: 'fr', timezone: 'Europe/Paris', role: { type: ['Admin'] } },
      incubator: { planInfo: { name: 'Growth', employeeCountLimit: 3, features: null }, currency: 'EUR' },
    });
  });

  it('has one role of each type, in its language, and an audit line', async () => {
    const roles = await rowsOf('green', sql`select type[1] as type, name from role order by type`);
    expect(roles.map(({ type }) => type)).toEqual([...assignableRoles].sort());
    expect(roles).toContainEqual({ type: 'Admin', name: 'Administrateur' });
    expect(await audit('green')).toEqual([
      { action: 'created', record_type: 'Incubator', actor_id: null, changes: [] },
    ]);
  });

  it('is not made twice, and its host is nobody else’s', async () => {
    expect(await tenant('create Green', { host: 'green' })).toEqual([expect.stringContaining('is there already')]);
    await expect(tenant('create Other', { host: 'green' })).rejects.toThrow("is the host of 'Green'");
    expect((await tenant('list')).filter((line) => line.includes('Green'))).toHaveLength(1);
  });

  it('is made once when several processes are told to at the same time', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => tenant('create Crowd', { host: 'crowd', admin: 'one@crowd.test' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const { rows } = await server.database.withSystem((tx) =>
      sql`select 1 from incubator where slug = 'crowd'`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ host: 'www' }, /--host takes/],
    [{ host: 'a_b' }, /--host takes/],
    [{ host: 'ok', zone: 'Mars/Base' }, /--zone takes an IANA time zone/],
    [{ host: 'ok', language: 'xx' }, /--language takes/],
    [{ host: 'ok', currency: 'XXX' }, /--currency takes/],
    [{ host: 'ok', seats: '0' }, /--seats takes a whole number/],
    [{ host: 'ok', admin: 'nobody' }, /--admin takes an e-mail address/],
  ])('is refused with what to write instead, and nothing is left behind: %o', async (options, message) => {
    await expect(tenant('create Wrong', options)).rejects.toThrow(message);
    expect(await tenant('list')).not.toContainEqual(expect.stringContaining('Wrong'));
  });
});

describe('a setting', () => {
  /** A value that differs from a new organisation's, for each key, and one that is refused where there is any. */
  const samples: Readonly<Record<string, readonly [key: string, value: string, wrong: string | null]>> = {
    name: ['name', 'Blue lab of ours', ' '],
    language: ['language', 'de', 'xx'],
    zone: ['zone', 'Asia/Dubai', 'Mars/Base'],
    currency: ['currency', 'EUR', 'XXX'],
    plan: ['plan', 'Growth', null],
    seats: ['seats', '7', 'many'],
    features: ['features', 'dataAssets,customRoles', 'dataAsset'],
    'switch.NAME': ['switch.course', 'on', 'yes'],
    'flag.NAME': ['flag.LiveChat', 'on', '1'],
    'login.PROVIDER': ['login.Google', 'on', 'maybe'],
    'openid.issuer': ['openid.issuer', 'https://id.example.org', 'http://id.example.org'],
    'openid.clientId': ['openid.clientId', 'cohort', null],
    'openid.clientSecret': ['openid.clientSecret', 'hidden words', null],
    'openid.organization': ['openid.organization', 'org_1', null],
    domains: ['domains', 'apply.blue.example, blue.example', 'not a domain'],
    'chat.secret': ['chat.secret', 'hidden words', null],
    'video.key': ['video.key', 'k', null],
    'video.secret': ['video.secret', 'hidden words', null],
    enabled: ['enabled', 'off', 'no'],
  };

  it.each(tenantSettings.map(({ key }) => key))(
    '%s is changed once, refused when it is wrong, and noted by its name alone',
    async (name) => {
      const [key, value, wrong] = samples[name] ?? ['', '', null];
      expect(key).not.toBe('');
      if (wrong !== null)
        await expect(changeTenant(server.database, 'blue', [{ key, value: wrong }])).rejects.toThrow(`${key} takes`);
      const before = (await audit('blue')).length;
      expect(await changeTenant(server.database, 'blue', [{ key, value }])).toEqual([key]);
      expect(await changeTenant(server.database, 'blue', [{ key, value }])).toEqual([]);
      const lines = (await audit('blue')).slice(before);
      expect(lines).toEqual([{ action: 'updated', record_type: 'Incubator', actor_id: null, changes: [key] }]);
      expect(JSON.stringify(lines)).not.toContain('hidden words');
    },
  );

  it('changes nothing when another one beside it is wrong, and names every mistake', async () => {
    const wrong = [
      { key: 'seats', value: '9' },
      { key: 'switch.cours', value: 'on' },
      { key: 'colour', value: 'red' },
    ];
    await expect(changeTenant(server.database, 'red', wrong)).rejects.toThrow(
      /switch\.cours takes one of these(.|\n)*no setting 'colour'/,
    );
    expect((await rowsOf('red', sql`select plan_info from incubator`))[0]?.plan_info).toBeNull();
  });

  it('reaches each of the switches, and each flag by those it follows from', async () => {
    for (const name of Object.keys(switches)) {
      await changeTenant(server.database, 'red', [{ key: `switch.${name}`, value: 'on' }]);
    }
    const [row] = await rowsOf('red', sql`select switches from incubator`);
    expect(Object.keys(row?.switches as object).sort()).toEqual(Object.keys(switches).sort());
    await changeTenant(server.database, 'red', [{ key: 'flag.savedViews', value: 'off' }]);
    const [after] = await rowsOf('red', sql`select switches from incubator`);
    for (const name of flags.savedViews?.switches ?? []) expect(after?.switches).toHaveProperty(name, false);
  });

  it('never gives one domain to two organisations', async () => {
    await changeTenant(server.database, 'red', [{ key: 'domains', value: 'red.example' }]);
    await expect(changeTenant(server.database, 'green', [{ key: 'domains', value: 'red.example' }])).rejects.toThrow(
      /red\.example belongs to/,
    );
  });
});

describe('a disabled organisation', () => {
  it('is reached by nobody until it is enabled again, and has lost nothing', async () => {
    const token = await server.signIn('admin@red.test');
    expect(await tenant('disable red')).toEqual([expect.stringContaining('disabled')]);
    const ask = () => server.graphql('{ currentUser { email } }', { token });
    await vi.waitFor(async () => expect((await ask()).status).toBe(404), 5000);
    await tenant('set red enabled=on');
    await vi.waitFor(async () => expect((await ask()).status).toBe(401), 5000);
    const again = await server.signIn('admin@red.test');
    expect((await server.graphql('{ currentUser { email } }', { token: again })).json.data?.currentUser).toEqual({
      email: 'admin@red.test',
    });
  });
});

describe('the link of a first start', () => {
  const setup = (body: object) =>
    server.call('/api/setup', { method: 'POST', headers: { host: 'localhost:3000' }, body });
  const whole = {
    name: 'First',
    host: 'first',
    language: 'en',
    timezone: 'UTC',
    currency: 'USD',
    email: 'ada@first.test',
    firstName: 'Ada',
    lastName: 'L',
    password: 'seven quiet otters',
  };

  it('is not given where there is an organisation, and nothing else makes one', async () => {
    expect(await issueSetupLink(server.database)).toBeNull();
    for (const token of ['', 'guess', undefined]) {
      const { status, json } = await setup({ ...whole, token });
      expect([status, json.code]).toEqual([400, 'SetupLinkEnded']);
    }
    expect(await idOf('first')).toBe('');
  });
});
