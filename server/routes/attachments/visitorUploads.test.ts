import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileAddress } from '#domain/files/fileAddress.ts';
import { issuePublicLink } from '#server/services/auth/publicLinks.ts';
import { sendHttp } from '#server/testing/sendHttp.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let link: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withTenant('red', async (tx) => {
    for (const id of ['f1', 'f2']) {
      await sql`insert into form (tenant_id, id, title, kind, status, is_shared) values
        ('red', ${id}, 'About you', 'survey', 'published', true)`.execute(tx);
      await sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
        ('red', ${`q-${id}`}, ${id}, 1, 'Deck', 'file')`.execute(tx);
    }
    link = await issuePublicLink(tx, { purpose: 'shareForm', record: 'f1' });
    other = await issuePublicLink(tx, { purpose: 'shareForm', record: 'f2' });
  });
}, 60_000);
afterAll(() => server.close());

const UPLOAD = '/api/attachment/upload';
const call = (method: string, path: string, body: string | undefined, headers: Record<string, string>) =>
  sendHttp(server.port, 'red', method, path, body, {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    ...headers,
  });
const begin = (secret: string | null, text: string, length = text.length) =>
  call('POST', UPLOAD, text, {
    'upload-length': String(length),
    'upload-metadata': `filename ${Buffer.from('deck.txt').toString('base64')}`,
    ...(secret !== null && { 'x-form-link': secret }),
  });
const answer = async (secret: string, question: string, id: unknown) => {
  const query = `mutation ($secret: String!, $answers: [AnswerInput!]!) {
    submitSharedForm(secret: $secret, respondent: { name: "Ada" }, answers: $answers) }`;
  const answers = [{ questionId: question, textValue: fileAddress({ id: String(id), name: 'deck.txt' }) }];
  return (await server.graphql(query, { variables: { secret, answers } })).json;
};

it('are taken from whoever has the link of a form, in parts, and belong to the answers once these are sent', async () => {
  const first = await begin(link, 'Ship ', 11);
  expect(first.status).toBe(201);
  const path = new URL(String(first.headers.location), 'http://red.localhost').pathname;
  const rest = (secret: string) => call('PATCH', path, 'in May', { 'upload-offset': '5', 'x-form-link': secret });
  expect((await rest(other)).status, 'of another link').toBe(404);
  const done = await rest(link);
  expect(done.json).toMatchObject({ name: 'deck.txt', contentType: 'text/plain' });
  const id = done.json._id;

  const admin = await server.signIn('admin@red.test');
  const read = () =>
    sendHttp(server.port, 'red', 'GET', `/api/attachments/${id}`, undefined, { authorization: `Bearer ${admin}` });
  expect((await answer(other, 'q-f2', id)).errors?.[0]?.extensions?.code, 'by another link').toBe('ValidationError');
  expect((await answer(link, 'q-f1', id)).data).toEqual({ submitSharedForm: true });
  expect((await read()).text).toBe('Ship in May');
  expect((await answer(link, 'q-f1', id)).errors?.[0]?.extensions?.code, 'a second time').toBe('ValidationError');
});

it('are refused without a link, and to one that opens nothing', async () => {
  expect((await begin(null, 'Ship in May')).status).toBe(401);
  expect((await begin('guessed', 'Ship in May')).status).toBe(404);
});
