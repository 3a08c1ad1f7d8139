import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, formWith as form, type SentBody, sendHttp } from '#server/testing/sendHttp.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem((tx) =>
    sql`insert into startup (tenant_id, id, name, status) values ('red', 's1', 'Northwind', 'active'), ('red', 's2', 'Fern', 'active')`.execute(
      tx,
    ),
  );
  await server.database.withSystem((tx) =>
    sql`update "user" set startups_ids = '{s1}' where id = 'red-cofounder'`.execute(tx),
  );
  for (const [tenant, role] of [
    ['red', 'admin'],
    ['red', 'mentor'],
    ['red', 'cofounder'],
    ['blue', 'admin'],
  ] as const)
    tokens.set(`${tenant} ${role}`, await server.signIn(`${role}@${tenant}.test`, tenant));
}, 60_000);
afterAll(() => server.close());

const send = (
  who: string | null,
  method: string,
  path: string,
  body?: SentBody,
  headers: Record<string, string> = {},
): Promise<Answered> => {
  const [tenant = 'red'] = (who ?? 'red').split(' ');
  const token = who === null ? {} : { authorization: `Bearer ${tokens.get(who)}` };
  return sendHttp(server.port, tenant, method, path, body, { ...token, ...headers });
};

const upload = (who: string, name = 'plan.txt', fields: Record<string, string> = {}) =>
  send(who, 'POST', '/api/attachment/upload', form(name, 'Ship in May', fields));

describe('attachments', () => {
  it('gives back what was uploaded: its record as JSON, its bytes as a download', async () => {
    const { status, json } = await upload('red admin');
    expect([status, json.name, json.size, json.contentType]).toEqual([201, 'plan.txt', 11, 'text/plain']);
    const file = await send('red admin', 'GET', `/api/attachments/${json._id}`);
    expect([file.status, file.text]).toEqual([200, 'Ship in May']);
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''plan.txt");
    const record = await send('red admin', 'GET', `/api/attachments/${json._id}`, undefined, {
      accept: 'application/json',
    });
    expect(record.json).toMatchObject({ _id: json._id, name: 'plan.txt' });
    expect(JSON.stringify(record.json)).not.toContain('storage');
    expect((await send('red admin', 'GET', '/api/attachments')).text).toContain(String(json._id));
  });

  it('lists those of a record, and refuses a record that is not there', async () => {
    const { json } = await upload('red admin', 'deck.txt', { referenceType: 'startup', referenceId: 's1' });
    const own = await send('red admin', 'GET', '/api/attachments/reference/startup/s1');
    expect((own.json.results as { _id: string }[]).map(({ _id }) => _id)).toEqual([json._id]);
    expect((await send('red admin', 'GET', '/api/attachments/reference/startup/s2')).json.totalCount).toBe(0);
    expect((await upload('red admin', 'x.txt', { referenceType: 'startup', referenceId: 'nope' })).status).toBe(400);
  });

  it('is for the people of the startup and of the organisation, and answers others as if nothing were there', async () => {
    const { json } = await upload('red admin', 'secret.txt', { referenceType: 'startup', referenceId: 's1' });
    const read = async (who: string | null) => (await send(who, 'GET', `/api/attachments/${json._id}`)).status;
    expect([await read('red cofounder'), await read('red mentor'), await read('blue admin'), await read(null)]).toEqual(
      [200, 404, 404, 401],
    );
    expect((await send('red mentor', 'DELETE', `/api/attachments/s1/${json._id}`)).status).toBe(404);
    expect((await send('red mentor', 'PUT', `/api/attachments/${json._id}`, { name: 'mine.txt' })).status).toBe(404);
  });

  it('is for Sub-Admins in the programs they administer only', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`insert into role (tenant_id, id, name, type) values ('red', 'sub', 'Sub', '{SubAdmin}')`.execute(tx);
      await sql`insert into program (tenant_id, id, name, status) values ('red', 'p1', 'One', 'running')`.execute(tx);
      await sql`insert into startup (tenant_id, id, name, status, program_id)
        values ('red', 's3', 'Oak', 'active', 'p1')`.execute(tx);
      await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, programs_ids, password_hash)
        select 'red', 'red-sub', 'Sue', 'sub@red.test', 'Active', true, 'sub', '{p1}', password_hash
        from "user" where id = 'red-mentor'`.execute(tx);
    });
    tokens.set('red sub', await server.signIn('sub@red.test'));
    const readOf = async (startup: string) => {
      const { json } = await upload('red admin', 'numbers.txt', { referenceType: 'startup', referenceId: startup });
      return (await send('red sub', 'GET', `/api/attachments/${json._id}`)).status;
    };
    expect([await readOf('s1'), await readOf('s3')]).toEqual([404, 200]);
  });

  it('is renamed and deleted, bytes and all', async () => {
    const { json } = await upload('red admin', 'old.txt', { referenceType: 'startup', referenceId: 's1' });
    const renamed = await send('red admin', 'PUT', `/api/attachments/${json._id}`, { name: 'new.txt' });
    expect([renamed.status, renamed.json.name]).toEqual([200, 'new.txt']);
    expect((await send('red admin', 'DELETE', `/api/attachments/other/${json._id}`)).status).toBe(404);
    expect((await send('red admin', 'DELETE', `/api/attachments/s1/${json._id}`)).status).toBe(200);
    expect((await send('red admin', 'GET', `/api/attachments/${json._id}`)).status).toBe(404);
  });

  it.each([
    ['a program', 'run.exe', 'MZ', 415],
    ['a file that is not what its name says', 'photo.png', 'hello', 415],
    ['binary data that calls itself text', 'notes.txt', new Uint8Array([0, 255, 254]), 415],
    ['nothing', 'empty.txt', '', 400],
    ['more than ten megabytes', 'big.txt', 'x'.repeat(10 * 1024 * 1024 + 1), 413],
  ])('refuses %s with a sentence', async (_case, name, content, status) => {
    const answer = await send('red admin', 'POST', '/api/attachment/upload', form(name, content));
    expect(answer.status).toBe(status);
    expect(String(answer.json.message)).toMatch(/\.$/);
  });

  it('takes a small file in one resumable request', async () => {
    const answer = await send('red admin', 'POST', '/api/attachment/upload', '# Plan', {
      'tus-resumable': '1.0.0',
      'upload-length': '6',
      'upload-metadata': `filename ${Buffer.from('plan.md').toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    });
    expect([answer.status, answer.json.name]).toEqual([200, 'plan.md']);
    expect((await send('red admin', 'GET', `/api/attachments/${answer.json._id}`)).text).toBe('# Plan');
  });

  it('refuses a kind of file before it has travelled', async () => {
    const answer = await send('red admin', 'POST', '/api/attachment/upload', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '6000000',
      'upload-metadata': `filename ${Buffer.from('run.exe').toString('base64')}`,
    });
    expect(answer.status).toBe(415);
  });

  it('goes on with an interrupted upload where it stopped, for its owner only', async () => {
    const tus = { 'tus-resumable': '1.0.0' };
    const name = Buffer.from('notes.md').toString('base64');
    const created = await send('red admin', 'POST', '/api/attachment/upload', undefined, {
      ...tus,
      'upload-length': '10',
      'upload-metadata': `filename ${name}`,
    });
    expect(created.status).toBe(201);
    const location = String(created.headers.location);
    const patch = (who: string, offset: number, text: string) =>
      send(who, 'PATCH', location, text, {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      });
    expect((await patch('red admin', 0, '# Plan')).status).toBe(204);
    const head = await send('red admin', 'HEAD', location, undefined, tus);
    expect(head.headers['upload-offset']).toBe('6');
    expect((await send('red mentor', 'HEAD', location, undefined, tus)).status).toBe(404);
    const done = await patch('red admin', 6, ' now');
    expect(done.status).toBe(200);
    expect((await send('red admin', 'GET', `/api/attachments/${done.json._id}`)).text).toBe('# Plan now');
  });
});

describe('POST /api/users/file', () => {
  const people =
    'email,firstName,lastName,role\nada@x.test,Ada,Lovelace,Mentor\nnot-an-address,Bob,Bit,Mentor\ncy@x.test,Cy,,Nobody\n';

  it('invites the people of the file and says which lines it could not take', async () => {
    const { status, json } = await send('red admin', 'POST', '/api/users/file', form('people.csv', people));
    expect([status, json.created]).toEqual([200, 1]);
    expect((json.failed as { line: number }[]).map(({ line }) => line)).toEqual([3, 4]);
  });

  it('is refused to those who may not invite, and for other kinds of files', async () => {
    expect((await send('red mentor', 'POST', '/api/users/file', form('people.csv', people))).status).toBe(403);
    expect((await send('red admin', 'POST', '/api/users/file', form('people.exe', people))).status).toBe(415);
    expect((await send(null, 'POST', '/api/users/file', form('people.csv', people))).status).toBe(401);
  });
});
