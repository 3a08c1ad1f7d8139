import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`update incubator set default_language = 'fr' where id = 'blue'`.execute(tx);
    await sql`update "user" set language = 'de' where id = 'red-admin'`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const UKRAINIAN = { 'accept-language': 'nl, uk-UA;q=0.9, en;q=0.5' };
const WRONG = { email: 'nobody@red.test', password: 'x', incubator: '' };

const messageOf = (json: unknown): string => (json as { readonly message: string }).message;

describe('whoever is not signed in', () => {
  it('is refused in the language that their client asks for', async () => {
    const answer = await server.call('/auth/local', { method: 'POST', headers: UKRAINIAN, body: WRONG });
    expect(answer).toMatchObject({ status: 401, json: { message: 'Неправильна адреса або пароль' } });
  });

  it('is refused in that of the organisation where it asks for none that there is', async () => {
    const call = { method: 'POST', tenant: 'blue', headers: { 'accept-language': 'nl' }, body: WRONG };
    expect(messageOf((await server.call('/auth/local', call)).json)).toBe('L’e-mail ou le mot de passe est incorrect');
    expect(messageOf((await server.call('/auth/local', { ...call, tenant: 'red' })).json)).toBe(
      'The e-mail or the password is not correct',
    );
  });

  it.each([
    ['POST', '/api/users/sendresetpassword', { email: 'nobody@nowhere.test' }, 400],
    ['POST', '/api/users/sendresetpassword', { email: 'nobody' }, 400],
    ['POST', '/api/users/resetpassword', { token: 'x', newPassword: 'ten letters' }, 400],
    ['POST', '/api/users/invitation', { token: 'x' }, 400],
    ['POST', '/api/users/validate/x', {}, 400],
    ['POST', '/auth/oidc', {}, 400],
    ['POST', '/auth/oidc', { code: 'c', state: 's' }, 401],
    ['PUT', '/user', {}, 401],
    ['GET', '/api/attachments', undefined, 401],
    ['POST', '/api/users/file', {}, 401],
    ['GET', '/api/exports/x', undefined, 401],
    ['GET', '/api/coachingsessions', undefined, 401],
    ['GET', '/api/pictures/x', undefined, 404],
    ['GET', '/api/nothing', undefined, 404],
    ['DELETE', '/auth/local', undefined, 405],
    ['POST', '/api/setup', { token: 'x' }, 400],
    ['GET', '/graphql', undefined, 405],
  ] as const)('%s %s %j is answered %i without a Latin sentence', async (method, path, body, status) => {
    const answer = await server.call(path, { method, headers: UKRAINIAN, ...(body && { body }) });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/\p{Script=Cyrillic}{3}/u);
    expect(answer.text.replaceAll(/"\w+":/g, '')).not.toMatch(/[A-Za-z]{2,} [A-Za-z]{2,}/);
  });
});

describe('whoever is signed in', () => {
  it('is refused in their own language, whatever their client asks for', async () => {
    const token = await server.signIn('admin@red.test');
    const headers = { ...UKRAINIAN, authorization: `Bearer ${token}` };
    const gone = await server.call('/api/exports/x', { headers });
    expect(messageOf(gone.json)).toBe('Die Datei dieses Exports ist nicht mehr da');
  });

  it('is told code and parameters beside the sentence, fields as the contract has them', async () => {
    const token = await server.signIn('admin@red.test');
    const query = 'mutation { createTask(dueDate: "2020-01-01T00:00:00Z", assignees: []) { _id } }';
    const { json } = await server.graphql(query, { token });
    const { fields, reasons } = json.errors?.[0]?.extensions ?? {};
    expect(fields).toEqual([
      { path: 'dueDate', message: 'Die Frist darf nicht in der Vergangenheit liegen' },
      { path: 'assignees', message: 'Es muss mindestens eine zuständige Person geben' },
    ]);
    expect(reasons).toEqual([
      { path: 'dueDate', reason: 'dueDateInPast', values: {} },
      { path: 'assignees', reason: 'noAssignee', values: {} },
    ]);
  });
});
