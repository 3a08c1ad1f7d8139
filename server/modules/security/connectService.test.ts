import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import {
  type ConnectedServer,
  finish,
  returnAddress,
  start,
  startConnectedServer,
} from '#server/testing/startConnectedServer.ts';

let connected: ConnectedServer;

const profile =
  'query ($id: ID!) { user(id: $id) { linkedCalendar conferenceDataIntegration integratedVideoProviders } }';
const disconnect = 'mutation ($one: Integration!) { disconnectIntegration(integration: $one) { linkedCalendar } }';

beforeAll(async () => {
  connected = await startConnectedServer({ fleeting: ['zoom'] });
}, 120_000);
afterAll(() => connected.close());
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await inTenant(sql`delete from service_connection`);
  await inTenant(sql`update "user" set linked_calendar = null, conference_data_integration = null,
    integrated_video_providers = '{}'`);
});

async function inTenant<Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  const { rows } = await connected.server.database.withTenant('t1', (tx) => statement.execute(tx));
  return rows;
}

const ask = (user: string | null, text: string, variables?: Record<string, unknown>) =>
  connected.server.ask(user, text, variables);
const reasonOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.reason;
const profileOf = async (user: string) => (await ask(user, profile, { id: user })).data?.user;
const switched = (more: object) =>
  inTenant(sql`update incubator set switches = ${JSON.stringify({ ...everySwitchOn, ...more })}::jsonb`);

describe('connecting a service', () => {
  it('sends to the provider with state and the challenge of a verifier that it keeps', async () => {
    const { data } = await ask('mentor', start, { one: 'GOOGLE' });
    const address = new URL(String(data?.startConnection));
    expect(address.origin).toBe(connected.providers.google.settings.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'cohort',
      response_type: 'code',
      redirect_uri: returnAddress,
      scope: 'https://www.googleapis.com/auth/calendar.freebusy',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('keeps tokens that the provider takes, of which nothing can be read in the table', async () => {
    expect((await connected.connect('mentor', 'GOOGLE')).data?.finishConnection).toBe('GOOGLE');
    expect(await profileOf('mentor')).toMatchObject({ linkedCalendar: 'Google' });
    const tokens = await connected.tokensOf('mentor', 'GOOGLE');
    expect(await connected.providers.google.accountOf(tokens?.accessToken ?? '')).toBe('mentor');
    const rows = JSON.stringify(await inTenant(sql`select * from service_connection`));
    expect(rows).toContain('sealed_tokens');
    for (const token of [tokens?.accessToken, tokens?.refreshToken]) {
      expect(token).toBeTruthy();
      expect(rows).not.toContain(token);
    }
  });

  it('puts a calendar in place of the other one, and forgets its tokens', async () => {
    await connected.connect('mentor', 'GOOGLE');
    expect((await connected.connect('mentor', 'MICROSOFT')).errors).toBeUndefined();
    expect(await profileOf('mentor')).toMatchObject({ linkedCalendar: 'Microsoft' });
    expect(await connected.tokensOf('mentor', 'GOOGLE')).toBeNull();
    expect(await connected.tokensOf('mentor', 'MICROSOFT')).not.toBeNull();
  });

  it('adds a video service to those that are there', async () => {
    await inTenant(sql`update "user" set integrated_video_providers = '{Zoom}', conference_data_integration = 'Zoom'
      where id = 'mentor'`);
    await connected.connect('mentor', 'TEAMS');
    expect(await profileOf('mentor')).toEqual({
      linkedCalendar: null,
      conferenceDataIntegration: 'Zoom',
      integratedVideoProviders: ['Teams', 'Zoom'],
    });
  });

  it('knows a state once', async () => {
    const answer = await connected.visit('mentor', 'GOOGLE');
    expect((await ask('mentor', finish, answer)).errors).toBeUndefined();
    expect(reasonOf(await ask('mentor', finish, answer))).toBe('connectionExpired');
  });

  it('refuses what somebody else has begun, and leaves it to them', async () => {
    const answer = await connected.visit('mentor', 'GOOGLE');
    expect(reasonOf(await ask('staff', finish, answer))).toBe('connectionExpired');
    expect(await profileOf('staff')).toMatchObject({ linkedCalendar: null });
    expect((await ask('mentor', finish, answer)).errors).toBeUndefined();
  });

  it('refuses what was begun more than ten minutes ago', async () => {
    const answer = await connected.visit('mentor', 'GOOGLE');
    await inTenant(sql`update connection_attempt set expires_at = expires_at - interval '10 minutes'`);
    expect(reasonOf(await ask('mentor', finish, answer))).toBe('connectionExpired');
  });

  it('refuses a code that does not fit what it kept, and nothing is connected', async () => {
    const answer = await connected.visit('mentor', 'GOOGLE');
    await inTenant(sql`update connection_attempt set code_verifier = ${'x'.repeat(43)}`);
    expect(reasonOf(await ask('mentor', finish, answer))).toBe('connectionRefused');
    expect(await profileOf('mentor')).toMatchObject({ linkedCalendar: null });
  });

  it('refuses a connection that would not last', async () => {
    expect(reasonOf(await connected.connect('mentor', 'ZOOM'))).toBe('connectionNotLasting');
    expect(await profileOf('mentor')).toMatchObject({ integratedVideoProviders: [] });
  });

  it('refuses what is switched off or not in the plan, at the start and at the end', async () => {
    const answer = await connected.visit('mentor', 'MICROSOFT');
    await switched({ microsoftIntegration: false });
    for (const refused of [await ask('mentor', start, { one: 'MICROSOFT' }), await ask('mentor', finish, answer)]) {
      expect(refused.errors?.[0]?.extensions?.code).toBe('ValidationError');
    }
    await switched({});
    await inTenant(sql`update incubator set plan_info = '{"features": []}'`);
    for (const one of ['ZOOM', 'TEAMS']) {
      expect((await ask('mentor', start, { one })).errors?.[0]?.extensions?.code).toBe('ValidationError');
    }
    // The plan limits letting go of a Google calendar, not linking one.
    expect((await ask('mentor', start, { one: 'GOOGLE' })).errors).toBeUndefined();
    await inTenant(sql`update incubator set plan_info = null`);
    expect(await inTenant(sql`select 1 from service_connection`)).toEqual([]);
  });

  it('does not put another calendar in place of one that the plan does not let go of', async () => {
    await connected.connect('mentor', 'GOOGLE');
    await inTenant(sql`update incubator set plan_info = '{"features": ["videoConferencing"]}'`);
    const { errors } = await ask('mentor', start, { one: 'MICROSOFT' });
    await inTenant(sql`update incubator set plan_info = null`);
    expect(errors?.[0]?.extensions?.code).toBe('ValidationError');
  });

  it('says so when the provider does not answer', async () => {
    const answer = await connected.visit('mentor', 'MICROSOFT');
    const complaint = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(reasonOf(await ask('mentor', finish, answer))).toBe('connectionUnavailable');
    complaint.mockRestore();
  });

  it.each([
    ['closed', sql`update "user" set status = 'Deleted' where id = 'cof1'`],
    ['archived', sql`update "user" set status = 'Archived' where id = 'cof1'`],
  ])('gives no tokens to an account that is %s while the provider answers, who takes them back', async (_what, end) => {
    const answer = await connected.visit('cof1', 'GOOGLE');
    const { fetch } = globalThis;
    const given: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
      const response = await fetch(...request);
      given.push(((await response.clone().json()) as { readonly access_token: string }).access_token);
      await inTenant(end);
      return response;
    });
    const { errors } = await ask('cof1', finish, answer);
    await inTenant(sql`update "user" set status = 'Active' where id = 'cof1'`);
    expect(errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
    expect(await connected.tokensOf('cof1', 'GOOGLE')).toBeNull();
    expect(await profileOf('cof1')).toMatchObject({ linkedCalendar: null });
    expect(given).toHaveLength(1);
    expect(await connected.providers.google.accountOf(given[0] ?? '')).toBeNull();
  });

  it('is nothing for visitors', async () => {
    expect((await ask(null, start, { one: 'GOOGLE' })).errors?.[0]?.extensions?.code).toBe(
      'AuthenticationRequiredError',
    );
  });
});

describe('disconnecting a service', () => {
  it('forgets the tokens, and the provider does so too', async () => {
    await connected.connect('mentor', 'GOOGLE');
    const tokens = await connected.tokensOf('mentor', 'GOOGLE');
    expect((await ask('mentor', disconnect, { one: 'GOOGLE' })).data?.disconnectIntegration).toEqual({
      linkedCalendar: null,
    });
    expect(await connected.tokensOf('mentor', 'GOOGLE')).toBeNull();
    expect(await connected.providers.google.accountOf(tokens?.accessToken ?? '')).toBeNull();
  });

  it('works where the provider can’t be told', async () => {
    await connected.connect('mentor', 'GOOGLE');
    await connected.changeTokens('mentor', 'GOOGLE', { refreshToken: '' });
    expect((await ask('mentor', disconnect, { one: 'GOOGLE' })).errors).toBeUndefined();
    expect(await connected.tokensOf('mentor', 'GOOGLE')).toBeNull();
  });

  it('is possible after the service was switched off', async () => {
    await connected.connect('mentor', 'MICROSOFT');
    await switched({ microsoftIntegration: false });
    const { errors } = await ask('mentor', disconnect, { one: 'MICROSOFT' });
    await switched({});
    expect(errors).toBeUndefined();
    expect(await connected.tokensOf('mentor', 'MICROSOFT')).toBeNull();
  });

  it('tells nobody of it, and changes nothing, where nothing was connected', async () => {
    const versions = () => inTenant(sql`select version from "user" where id = 'mentor'`);
    const told = () => inTenant(sql`select 1 from outbox where topic = 'User.updated'`);
    const before = [await versions(), await told()];
    expect((await ask('mentor', disconnect, { one: 'ZOOM' })).errors).toBeUndefined();
    expect([await versions(), await told()]).toEqual(before);
    await connected.connect('mentor', 'GOOGLE');
    await ask('mentor', disconnect, { one: 'GOOGLE' });
    expect(await told()).not.toEqual(before[1]);
  });
});

it('lists what the installation has been set up for', async () => {
  const { data } = await ask('mentor', '{ connectableServices }');
  expect(data?.connectableServices).toEqual(['GOOGLE', 'MICROSOFT', 'ZOOM', 'TEAMS']);
});

it('forgets the tokens of who is deleted', async () => {
  expect((await connected.connect('cof1', 'GOOGLE')).errors).toBeUndefined();
  expect(await connected.tokensOf('cof1', 'GOOGLE')).not.toBeNull();
  const { errors } = await ask('admin', 'mutation { updateUser(id: "cof1", input: { status: Deleted }) { _id } }');
  expect(errors).toBeUndefined();
  expect(await connected.tokensOf('cof1', 'GOOGLE')).toBeNull();
  await inTenant(sql`update "user" set status = 'Active' where id = 'cof1'`);
});

it('lists to each what they have connected, whatever their record says', async () => {
  await inTenant(sql`update "user" set conference_data_integration = 'Zoom' where id in ('mentor', 'staff')`);
  await connected.connect('mentor', 'GOOGLE');
  const mine = async (user: string | null) => ask(user, '{ myConnections }');
  expect((await mine('mentor')).data?.myConnections).toEqual(['GOOGLE']);
  expect((await mine('staff')).data?.myConnections).toEqual([]);
  expect((await mine(null)).errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
});
