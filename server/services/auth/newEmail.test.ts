import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { closeAccount } from './closeAccount.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const change =
  'mutation ($id: ID!, $email: String!) { updateUser(id: $id, input: { email: $email }) { email pendingEmail } }';

async function changeEmail(id: string, email: string) {
  const token = await server.signIn('admin@red.test');
  return (await server.graphql(change, { token, variables: { id, email } })).json;
}

/** The secret in the last mail to an address. */
async function secretTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`/${path}/([\\w-]+)`);
  return vi.waitFor(() => {
    const mails = server.mails.filter(({ to, text }) => to === address && link.test(text));
    expect(mails.length).toBeGreaterThan(0);
    return link.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  });
}

const confirm = (secret: string) => server.call(`/api/users/validate/${secret}`, { method: 'POST', body: {} });
const choose = (token: string, newPassword: string) =>
  server.call('/api/users/resetpassword', { method: 'POST', body: { token, newPassword } });
const emailOf = async (id: string) =>
  (
    await server.database.withTenant('red', (tx) =>
      sql<{ email: string }>`select email from "user" where id = ${id}`.execute(tx),
    )
  ).rows[0]?.email;

describe('a new address of an account', () => {
  it('counts once it is confirmed there; then everything that is signed in ends', async () => {
    const token = await server.signIn('mentor@red.test');
    const answer = await changeEmail('red-mentor', 'mia@new.test');
    expect(answer.data).toEqual({ updateUser: { email: 'mentor@red.test', pendingEmail: 'mia@new.test' } });
    const secret = await secretTo('mia@new.test', 'validate');
    await secretTo('mentor@red.test', 'reset');
    expect((await server.graphql('{ currentUser { _id } }', { token })).json.data?.currentUser).not.toBeNull();

    expect((await confirm(secret)).status).toBe(200);
    expect(await emailOf('red-mentor')).toBe('mia@new.test');
    await vi.waitFor(async () => expect((await server.graphql('{ currentUser { _id } }', { token })).status).toBe(401));
    expect(await server.signIn('mia@new.test')).toHaveLength(43);
    expect((await confirm(secret)).status).toBe(400);
  });

  it('is given back by the link that the old one got, with a new password', async () => {
    const secret = await secretTo('mentor@red.test', 'reset');
    expect((await choose(secret, 'short')).status).toBe(400);
    expect((await choose(secret, 'seven quiet otters')).status).toBe(200);
    expect(await emailOf('red-mentor')).toBe('mentor@red.test');
    expect(await server.signIn('mentor@red.test', 'red', 'seven quiet otters')).toHaveLength(43);
    expect((await choose(secret, 'eight quiet otters')).status).toBe(400);
  });

  it('never counts when the old one calls it off first', async () => {
    await changeEmail('red-cofounder', 'cora@new.test');
    const [back, forth] = [await secretTo('cofounder@red.test', 'reset'), await secretTo('cora@new.test', 'validate')];
    expect((await choose(back, 'seven quiet otters')).status).toBe(200);
    expect((await confirm(forth)).status).toBe(400);
    expect(await emailOf('red-cofounder')).toBe('cofounder@red.test');
  });

  it('keeps the way back for 72 hours, whatever is written meanwhile', async () => {
    await changeEmail('red-cofounder', 'one@new.test');
    await confirm(await secretTo('one@new.test', 'validate'));
    const back = await secretTo('cofounder@red.test', 'reset');
    await changeEmail('red-cofounder', 'two@new.test');
    await changeEmail('red-cofounder', 'one@new.test');
    expect((await confirm(await secretTo('two@new.test', 'validate'))).status, 'called off').toBe(400);
    const age = (hours: number) =>
      server.database.withTenant('red', (tx) =>
        sql`update public_link set expires_at = expires_at - make_interval(hours => ${hours}::int)`.execute(tx),
      );
    await age(71);
    expect((await choose(back, 'nine quiet otters')).status).toBe(200);
    expect(await emailOf('red-cofounder')).toBe('cofounder@red.test');
    await changeEmail('red-cofounder', 'three@new.test');
    await confirm(await secretTo('three@new.test', 'validate'));
    const late = await secretTo('cofounder@red.test', 'reset');
    await age(73);
    expect((await choose(late, 'ten quiet otters')).status).toBe(400);
  });

  it('cannot take the way back from an earlier address by moving on to a third one', async () => {
    await changeEmail('red-mentor', 'thief@new.test');
    await confirm(await secretTo('thief@new.test', 'validate'));
    const back = await secretTo('mentor@red.test', 'reset');
    await changeEmail('red-mentor', 'third@new.test');
    const ofThief = await secretTo('thief@new.test', 'reset');
    expect((await choose(ofThief, 'eleven quiet otters')).status).toBe(200);
    expect(await emailOf('red-mentor')).toBe('thief@new.test');
    expect((await choose(back, 'twelve quiet otters')).status).toBe(200);
    expect(await emailOf('red-mentor')).toBe('mentor@red.test');
    expect((await choose(ofThief, 'thirteen quiet otters')).status).toBe(400);
  });

  it('is kept nowhere once the account is closed', async () => {
    await changeEmail('red-mentor', 'last@new.test');
    const kept = () =>
      server.database.withTenant('red', async (tx) => {
        const { rows } = await sql`select 1 from public_link where record_id = 'red-mentor'`.execute(tx);
        return rows.length;
      });
    expect(await kept()).toBeGreaterThan(0);
    // Undone at once: other tests sign in with this account.
    const undone = server.database.withTenant('red', async (tx) => {
      await closeAccount(tx, 'red-mentor');
      const { rows } = await sql`select 1 from public_link where record_id = 'red-mentor'`.execute(tx);
      expect(rows).toEqual([]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });

  it('is refused when somebody else has it, or when it is none', async () => {
    for (const email of ['admin@red.test', 'nobody']) {
      const { errors } = await changeEmail('red-mentor', email);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'ValidationError', fields: [{ path: 'input.email' }] } });
    }
  });

  it('of somebody invited who never came is corrected at once, and the invitation goes there', async () => {
    const token = await server.signIn('admin@red.test');
    const invite =
      'mutation { createUser(input: { firstName: "Ina", email: "ina@wrong.test", role: "mentor" }) { _id } }';
    const made = await server.graphql(invite, { token });
    const id = String(made.json.data?.createUser?._id);
    const link = /token=([\w-]+)/;
    const first = await vi.waitFor(
      () => link.exec(server.mails.find(({ to }) => to === 'ina@wrong.test')?.text ?? '')?.[1] ?? expect.fail(),
    );
    expect((await changeEmail(id, 'ina@right.test')).data?.updateUser?.email).toBe('ina@right.test');
    const second = await vi.waitFor(
      () => link.exec(server.mails.find(({ to }) => to === 'ina@right.test')?.text ?? '')?.[1] ?? expect.fail(),
    );
    expect((await choose(first, 'seven quiet otters')).status).toBe(400);
    expect((await choose(second, 'seven quiet otters')).status).toBe(200);
  });
});
