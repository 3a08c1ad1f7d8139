import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const INCUBATOR = `{ incubator { _id name slug defaultLanguage currency description address mentorMatching { message } planInfo { employeeCountLimit }
  startupNameAlternative { active label { language value } } loginProviders { provider enabled }
  supportEmail { address } generalEmail { address } featureFlags { course { enabled } } brandPalette { sidebar login } } }`;
const incubator = async (tenant: string, token?: string) => {
  const { json } = await server.graphql(INCUBATOR, { tenant, ...(token && { token }) });
  expect(json.errors).toBeUndefined();
  return json.data?.incubator;
};
const set = async (input: string): Promise<void> => {
  const text = `mutation { updateIncubator(id: "red", input: { ${input} }) { _id } }`;
  expect((await server.graphql(text, { token: admin })).json.errors).toBeUndefined();
};
const inRed = (query: ReturnType<typeof sql<{ count: number }>>) =>
  server.database.withTenant('red', (tx) => query.execute(tx));

describe('a tenant', () => {
  it('is the one that the first label of the host name names', async () => {
    expect(await incubator('red')).toMatchObject({ _id: 'red', name: 'red lab', slug: 'red' });
    expect(await incubator('blue')).toMatchObject({ _id: 'blue', name: 'blue lab', slug: 'blue' });
    const byLabel = await server.call('/graphql', {
      method: 'POST',
      headers: { host: 'blue.localhost:8443', 'apollo-require-preflight': 'true' },
      body: { query: '{ incubator { slug } }' },
    });
    expect(byLabel.json.data).toEqual({ incubator: { slug: 'blue' } });
  });

  it('shows visitors what the sign-in page needs, and the rest to its own people', async () => {
    await set('description: "For robots", address: "Kai 4"');
    await inRed(sql`update incubator set login_providers = '[{"provider": "Google", "enabled": true}]'`);
    expect(await incubator('red')).toMatchObject({
      name: 'red lab',
      defaultLanguage: 'en',
      loginProviders: [{ provider: 'Google', enabled: true }],
      description: 'For robots',
      address: 'Kai 4',
      planInfo: null,
      generalEmail: null,
      mentorMatching: null,
    });
    await set('mentorMatching: { message: "Ask away" }');
    expect(await incubator('red', admin)).toMatchObject({ mentorMatching: { message: 'Ask away' } });
    expect(await incubator('red')).toMatchObject({ mentorMatching: null });
  });

  it('counts in dollars until it says otherwise', async () => {
    expect((await incubator('blue'))?.currency).toBe('USD');
    await set('currency: EUR');
    expect((await incubator('red'))?.currency).toBe('EUR');
    expect((await incubator('blue'))?.currency).toBe('USD');
  });

  it('has words for a startup, addresses and switches of its own', async () => {
    await set(`startupNameAlternative: { active: true, label: [{ language: "en", value: "Venture" }] }
      supportEmail: { address: "help@red.test" }, generalEmail: { address: "hello@red.test" }`);
    expect(await incubator('red', admin)).toMatchObject({
      startupNameAlternative: { active: true, label: [{ language: 'en', value: 'Venture' }] },
      supportEmail: { address: 'help@red.test' },
      generalEmail: { address: 'hello@red.test' },
      featureFlags: { course: { enabled: false } },
    });
    await inRed(sql`update incubator set switches = '{"course": true}'`);
    const flags = async (tenant: string) => (await incubator(tenant))?.featureFlags?.course?.enabled;
    await vi.waitFor(async () => expect(await flags('red')).toBe(true), 8000);
    expect(await flags('blue')).toBe(false);
    expect((await incubator('blue'))?.startupNameAlternative).toBeNull();
  });

  it('keeps the host name and the address of its own, and never changes its label', async () => {
    await set('customDomain: "apply.red.test", apiBaseEndpoint: "https://api.red.test"');
    const read = '{ incubator { slug customDomain apiBaseEndpoint } }';
    expect((await server.graphql(read, { token: admin })).json.data?.incubator).toEqual({
      slug: 'red',
      customDomain: 'apply.red.test',
      apiBaseEndpoint: 'https://api.red.test',
    });
    await set('customDomain: " Apply.Red.Test "');
    expect((await server.graphql(read, { token: admin })).json.data?.incubator?.customDomain).toBe('apply.red.test');
    const wrong = 'mutation { updateIncubator(id: "red", input: { customDomain: "https://red.test/apply" }) { _id } }';
    expect((await server.graphql(wrong, { token: admin })).json.errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'input.customDomain' },
    ]);
    const rename = 'mutation { updateIncubator(id: "red", input: { slug: "blue" }) { _id } }';
    expect((await server.graphql(rename, { token: admin })).json.errors).toBeDefined();
  });

  it('knows neither the people nor the tokens of another, not even those with the same address', async () => {
    await server.database.withTenant('blue', (tx) =>
      sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id)
        values ('blue', 'twin', 'Twin', 'admin@red.test', 'Active', true, 'admin')`.execute(tx),
    );
    const people = async (tenant: string, token: string) =>
      (await server.graphql('{ users { results { email } } user(id: "twin") { _id } }', { tenant, token })).json;
    const own = await people('red', admin);
    expect(own.data?.user).toBeNull();
    expect(JSON.stringify(own.data?.users)).not.toContain('blue.test');
    expect(await people('blue', admin)).toMatchObject({
      errors: [{ extensions: { code: 'AuthenticationRequiredError' } }],
    });
  });
});

describe('people', () => {
  const invite = (email: string, role: string) =>
    server.graphql(
      `mutation { createUser(input: { firstName: "New", lastName: "One", email: "${email}", role: "${role}" }) { _id } }`,
      { token: admin },
    );

  it('are invited by mail, choose a password and sign in with the role they were given', async () => {
    expect((await invite('nia@red.test', 'mentor')).json.errors).toBeUndefined();
    const link = /acceptinvitation\?token=([\w-]+)/;
    const mail = await vi.waitFor(() => {
      const found = server.mails.find(({ to, text }) => to.includes('nia@red.test') && link.test(text));
      if (!found) throw new Error('no mail yet');
      return found;
    }, 8000);
    const answer = await server.call('/api/users/resetpassword', {
      method: 'POST',
      body: { token: link.exec(mail.text)?.[1], newPassword: 'a new password' },
    });
    expect(answer.status).toBe(200);
    const token = await server.signIn('nia@red.test', 'red', 'a new password');
    const { json } = await server.graphql('{ currentUser { email status role { type } } }', { token });
    expect(json.data?.currentUser).toEqual({ email: 'nia@red.test', status: 'Active', role: { type: ['Mentor'] } });
  });

  it('who work there are as many as the plan licenses', async () => {
    const { rows } = await inRed(
      sql<{ count: number }>`select count(*)::int as count from "user" where category = 'employee'`,
    );
    const licensed = (rows[0]?.count ?? 0) + 1;
    await inRed(sql`update incubator set plan_info = ${JSON.stringify({ employeeCountLimit: licensed })}::jsonb`);
    expect((await invite('one@red.test', 'admin')).json.errors).toBeUndefined();
    expect((await invite('two@red.test', 'admin')).json.errors?.[0]?.message).toBe(
      `Your plan has ${licensed} licensed users`,
    );
    expect((await invite('three@red.test', 'mentor')).json.errors).toBeUndefined();
    const found = await server.graphql('{ users(search: "two@red.test") { totalCount } }', { token: admin });
    expect(found.json.data?.users?.totalCount).toBe(0);
  });

  it('keep their language and settings wherever they sign in', async () => {
    const token = await server.signIn('mentor@red.test');
    const me = (await server.graphql('{ currentUser { _id } }', { token })).json.data?.currentUser?._id;
    const change = await server.graphql(
      'mutation ($id: ID!) { updateUser(id: $id, input: { language: fr, firstName: "Mia" profileCoachingMeetingSettings: { defaultMeetingLocation: "Room 4" } }) { _id } }',
      { token, variables: { id: me } },
    );
    expect(change.json.errors).toBeUndefined();
    const elsewhere = await server.signIn('mentor@red.test');
    const { json } = await server.graphql(
      '{ currentUser { language firstName profileCoachingMeetingSettings { defaultMeetingLocation } } }',
      { token: elsewhere },
    );
    expect(json.data?.currentUser).toEqual({
      language: 'fr',
      firstName: 'Mia',
      profileCoachingMeetingSettings: { defaultMeetingLocation: 'Room 4' },
    });
  });

  it('who advise are given the startups they look after, by those who may', async () => {
    await server.database.withTenant('red', (tx) =>
      sql`insert into startup (tenant_id, id, name) values ('red', 's1', 'Acme')`.execute(tx),
    );
    const assign = (token: string) =>
      server.graphql(
        'mutation { updateUser(id: "red-mentor", input: { assignedStartups: ["s1"] }) { assignedStartups { name } } }',
        { token },
      );
    expect((await assign(await server.signIn('cofounder@red.test'))).json.errors).toBeDefined();
    expect((await assign(admin)).json.data?.updateUser).toEqual({ assignedStartups: [{ name: 'Acme' }] });
    await set('mentorMatching: { active: true, maximumRequests: 3, answerDays: 7, message: "Ask away" }');
    const matching = '{ incubator { mentorMatching { active maximumRequests answerDays message } } }';
    expect((await server.graphql(matching, { token: admin })).json.data?.incubator?.mentorMatching).toEqual({
      active: true,
      maximumRequests: 3,
      answerDays: 7,
      message: 'Ask away',
    });
  });

  it('are shown on a card by what it needs', async () => {
    const card =
      '{ user(id: "red-mentor") { _id fullName avatar cover role { type } startups { _id name } timezone } }';
    expect((await server.graphql(card, { token: admin })).json).toMatchObject({
      data: { user: { _id: 'red-mentor', role: { type: ['Mentor'] }, startups: [] } },
    });
  });
});
