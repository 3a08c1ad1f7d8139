import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { issueOneTimeToken } from './oneTimeTokens.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`insert into role (tenant_id, id, name, type) values ('red', 'applicant', 'Applicant', '{Applicant}')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name, slug) values ('red', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids)
      values ('red', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

/** Signs up and gives the secret of the link that was mailed to the address. */
async function signUp(email: string, password: string): Promise<string> {
  const mutation = `mutation ($input: CreateApplicantInput!) { createApplicant(input: $input) { applicationId } }`;
  const input = { firstName: 'Vic', email, password, startupName: 'Newly', funnel: 'fu1' };
  const { json } = await server.graphql(mutation, { variables: { input } });
  expect(json.errors).toBeUndefined();
  return vi.waitFor(() => {
    const mail = server.mails.find(({ to }) => to === email);
    const secret = /\/validate\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (secret === undefined) throw new Error('no mail yet');
    return secret;
  });
}

const confirm = (secret: string, token?: string) =>
  server.call(`/api/users/validate/${secret}`, {
    method: 'POST',
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await server.signIn(email, 'red', password)) !== 'undefined';

it('makes the password of whoever signed up worthless once the owner of the address confirms it', async () => {
  const secret = await signUp('victim@new.test', 'chosen by a stranger');
  const stranger = await server.signIn('victim@new.test', 'red', 'chosen by a stranger');
  const { status, json } = await confirm(secret);
  expect(status).toBe(200);
  expect(await canSignIn('victim@new.test', 'chosen by a stranger')).toBe(false);
  await vi.waitFor(async () => expect((await server.graphql('{ __typename }', { token: stranger })).status).toBe(401));
  const body = { token: json.chooseWith, newPassword: 'chosen by the owner', timezone: 'Asia/Seoul' };
  expect((await server.call('/api/users/resetpassword', { method: 'POST', body })).status).toBe(200);
  expect(await canSignIn('victim@new.test', 'chosen by the owner')).toBe(true);
  const token = await server.signIn('victim@new.test', 'red', 'chosen by the owner');
  expect((await server.graphql('{ currentUser { timezone } }', { token })).json.data).toEqual({
    currentUser: { timezone: 'Asia/Seoul' },
  });
});

it('keeps the password of whoever opens the link where they are signed in', async () => {
  const secret = await signUp('owner@new.test', 'my own password');
  const token = await server.signIn('owner@new.test', 'red', 'my own password');
  expect((await confirm(secret, token)).json).toEqual({ chooseWith: null });
  expect(await canSignIn('owner@new.test', 'my own password')).toBe(true);
  const { json } = await server.graphql('{ currentUser { status validated } }', { token });
  expect(json.data).toEqual({ currentUser: { status: 'Active', validated: true } });
});

const look = async (secret: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.call('/api/users/confirmation', { method: 'POST', body: { token: secret }, headers });
};
const show = (secret: string, password: unknown) =>
  server.call('/auth/confirm', { method: 'POST', body: { token: secret, password } });

it('asks whoever opens the link elsewhere for the password of the sign-up; who knows it keeps it and every session', async () => {
  const secret = await signUp('phone@new.test', 'my own password');
  const phone = await server.signIn('phone@new.test', 'red', 'my own password');
  expect((await look(secret, phone)).json).toMatchObject({ state: 'open' });
  expect(await look(secret)).toMatchObject({ status: 200, json: { state: 'password', email: 'phone@new.test' } });
  expect(await show(secret, 'another password')).toMatchObject({ status: 401, json: { code: 'passwordWrong' } });
  const me = async (token: string) =>
    (await server.graphql('{ currentUser { email validated } }', { token })).json.data;
  expect(await me(phone)).toMatchObject({ currentUser: { validated: false } });
  const { status, json } = await show(secret, 'my own password');
  expect(status).toBe(200);
  const confirmed = { currentUser: { email: 'phone@new.test', validated: true } };
  expect(await me(String(json.token))).toEqual(confirmed);
  expect(await me(phone)).toEqual(confirmed);
  expect(await canSignIn('phone@new.test', 'my own password')).toBe(true);
});

it('says of a link that was used that the address is confirmed already, and of any other that it is not good', async () => {
  const secret = await signUp('twice@new.test', 'my own password');
  await show(secret, 'my own password');
  expect(await look(secret)).toMatchObject({ status: 200, json: { state: 'confirmed' } });
  expect(await show(secret, 'my own password')).toMatchObject({ status: 400, json: { code: 'linkOld' } });
  expect(await look('guessed')).toMatchObject({ status: 400, json: { code: 'linkOld' } });
});

it('asks for the password, or takes it away, also of who has become a founder meanwhile', async () => {
  const founders = async (email: string) => {
    await server.database.withSystem((tx) =>
      sql`update "user" set role_id = (select id from role where tenant_id = 'red' and type = '{Cofounder}' limit 1)
        where tenant_id = 'red' and email = ${email}`.execute(tx),
    );
  };
  const secret = await signUp('founder@new.test', 'chosen by a stranger');
  await founders('founder@new.test');
  expect((await look(secret)).json).toMatchObject({ state: 'password' });
  expect((await confirm(secret)).json).toEqual({ chooseWith: expect.any(String) });
  expect(await canSignIn('founder@new.test', 'chosen by a stranger')).toBe(false);
});

it('counts passwords that are tried with a link as sign-in does', async () => {
  const secret = await signUp('tried@new.test', 'my own password');
  const codes: unknown[] = [];
  for (let time = 0; time < 14; time++) codes.push((await show(secret, `wrong ${time}`)).json.code);
  expect(codes.at(0)).toBe('passwordWrong');
  expect(codes.at(-1)).toBe('tooManyAttempts');
});

it('takes a link that was opened with somebody else’s or an ended token for opened by a stranger', async () => {
  const secret = await signUp('other@new.test', 'chosen by a stranger');
  const { json } = await confirm(secret, await server.signIn('mentor@red.test'));
  expect(json.chooseWith).toEqual(expect.any(String));
  const again = await signUp('third@new.test', 'chosen by a stranger');
  expect((await confirm(again, 'ended')).status).toBe(200);
});

it('tells whoever has an invitation whom it is for, until it has been used, and of no other link', async () => {
  const secretOf = (kind: 'invitation' | 'resetPassword') =>
    server.database.withTenant('red', async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from "user" where email = 'cofounder@red.test'`.execute(tx);
      return issueOneTimeToken(tx, kind, rows[0]?.id ?? '');
    });
  const ask = (token: string) => server.call('/api/users/invitation', { method: 'POST', body: { token } });
  const secret = await secretOf('invitation');
  expect(await ask(secret)).toMatchObject({ status: 200, json: { email: 'cofounder@red.test' } });
  expect((await ask(await secretOf('resetPassword'))).status).toBe(400);
  expect((await ask('guessed')).status).toBe(400);
  const body = { token: secret, newPassword: 'seven quiet otters' };
  expect((await server.call('/api/users/resetpassword', { method: 'POST', body })).status).toBe(200);
  expect((await ask(secret)).status).toBe(400);
});

it('lets whoever has an invitation that has run out have a new one sent, once an hour, and says nothing of whom it was for', async () => {
  const email = 'late@red.test';
  const issue = () =>
    server.database.withTenant('red', async (tx) => {
      await sql`insert into "user" (tenant_id, id, first_name, email, role_id, status)
        values ('red', 'late', 'Lale', ${email}, 'applicant', 'Pending')`.execute(tx);
      const secret = await issueOneTimeToken(tx, 'invitation', 'late');
      await sql`update one_time_token set created_at = now() - interval '15 days', expires_at = now() - interval '1 day'
        where user_id = 'late'`.execute(tx);
      return secret;
    });
  const ask = (token: string) => server.call('/api/users/invitation', { method: 'POST', body: { token } });
  const renew = (token: string) => server.call('/api/users/invitation/renewal', { method: 'POST', body: { token } });
  const queued = () =>
    server.database.withTenant('red', async (tx) => {
      const { rows } = await sql<{ text: string }>`select text_body as text from mail
        where recipient = ${email} order by created_at, id`.execute(tx);
      return rows.map(({ text }) => /acceptinvitation\?token=([\w-]+)/.exec(text)?.[1] ?? '');
    });
  const secret = await issue();
  const expired = await ask(secret);
  expect(expired).toMatchObject({ status: 400, json: { code: 'invitationExpired' } });
  expect(JSON.stringify(expired.json)).not.toMatch(/late|Lale/);
  expect(await Promise.all([renew(secret), renew(secret)])).toMatchObject([
    { status: 200, json: {} },
    { status: 200, json: {} },
  ]);
  const [renewed = '', ...others] = await queued();
  expect(others).toEqual([]);
  expect(await ask(renewed)).toMatchObject({ status: 200, json: { email } });
  // That mail may be lost: an hour later the old link still asks for another, which ends the one before it.
  await server.database.withTenant('red', (tx) =>
    sql`update one_time_token set created_at = created_at - interval '61 minutes' where user_id = 'late'`.execute(tx),
  );
  expect((await renew(secret)).status).toBe(200);
  const [, latest = ''] = await queued();
  expect(await ask(renewed)).toMatchObject({ status: 400, json: { code: 'linkOld' } });
  // A link that is still good, was never one, or whose account is open brings no mail.
  expect((await renew(latest)).status).toBe(400);
  expect((await renew('guessed')).status).toBe(400);
  const body = { token: latest, newPassword: 'seven quiet otters' };
  expect((await server.call('/api/users/resetpassword', { method: 'POST', body })).status).toBe(200);
  expect(await renew(secret)).toMatchObject({ status: 400, json: { code: 'linkOld' } });
  expect(await queued()).toHaveLength(2);
});

it('gives whoever comes late as much time for what is asked of newcomers as whoever comes at once', async () => {
  const days = (id: string) =>
    server.database.withTenant('red', async (tx) => {
      const { rows } = await sql<{ days: number }>`
        select round(extract(epoch from due_date - now()) / 86400)::int as days from task where id = ${id}`.execute(tx);
      return rows[0]?.days;
    });
  const secret = await server.database.withTenant('red', async (tx) => {
    await sql`insert into "user" (tenant_id, id, first_name, email, role_id, status)
      values ('red', 'slow', 'Sol', 'slow@red.test', 'applicant', 'Pending')`.execute(tx);
    await sql`insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, is_group_task)
      values ('red', 'own', 'Own', now() - interval '9 days', 'completeUserProfile', 'APPROVED', 'PENDING', false),
             ('red', 'given', 'Given', now() - interval '9 days', 'custom', 'APPROVED', 'PENDING', false)`.execute(tx);
    await sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
      values ('red', 'o', 'own', 'slow', 'pending', false), ('red', 'g', 'given', 'slow', 'pending', false)`.execute(
      tx,
    );
    return issueOneTimeToken(tx, 'invitation', 'slow');
  });
  const body = { token: secret, newPassword: 'seven quiet otters' };
  expect((await server.call('/api/users/resetpassword', { method: 'POST', body })).status).toBe(200);
  expect([7, 8]).toContain(await days('own'));
  expect(await days('given')).toBe(-9);
});
