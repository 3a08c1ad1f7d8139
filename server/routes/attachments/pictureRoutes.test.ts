import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { fileSweeper } from '#server/services/attachments/storedFiles.ts';
import { type Answered, formWith, sendHttp } from '#server/testing/sendHttp.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>, purpose = 'picture'): Promise<Answered> =>
  sendHttp(server.port, 'red', 'POST', '/api/attachment/upload', formWith(name, content, { purpose }), {
    authorization: `Bearer ${token}`,
  });
const visit = (path: string, tenant = 'red') => sendHttp(server.port, tenant, 'GET', path);

describe('pictures', () => {
  it('are shown to a visitor who knows the address, in their tenant only, as what they are', async () => {
    const { status, json } = await upload('logo.png', PNG);
    expect(status).toBe(201);
    const address = String(json.pictureUrl);
    expect(address).toMatch(/^\/api\/pictures\/[\w-]{32}$/);
    const seen = await visit(address);
    expect([seen.status, seen.headers['content-type'], seen.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(new Uint8Array(seen.bytes)).toEqual(PNG);
    expect((await visit(address, 'blue')).status).toBe(404);
    expect((await visit('/api/pictures/nothing')).status).toBe(404);
  });

  it('stand in mails, which mail programs and the preview show under an origin of their own', async () => {
    const { json } = await upload('logo.png', PNG);
    const seen = await visit(String(json.pictureUrl));
    expect(seen.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('do not open other files, nor the picture’s record', async () => {
    const { json } = await upload('notes.txt', 'Ship in May', 'any');
    expect(json.pictureUrl).toBeUndefined();
    expect((await visit(`/api/pictures/${json._id}`)).status).toBe(404);
    const picture = (await upload('logo.png', PNG)).json;
    expect((await visit(`/api/attachments/${picture._id}`)).status).toBe(401);
  });

  it.each([
    ['a drawing that can run scripts', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['one that calls itself a picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a document', 'deck.txt', 'Ship in May'],
  ])('are not %s', async (_case, name, content) => {
    expect((await upload(name, content)).status).toBe(415);
  });

  it('go once nothing has shown them for a day', async () => {
    const shown = (await upload('shown.png', PNG)).json;
    const left = (await upload('left.png', PNG)).json;
    await server.database.withSystem(async (tx) => {
      await sql`update incubator set logo = ${shown.pictureUrl} where tenant_id = 'red'`.execute(tx);
      await sql`update attachment set created_at = now() - interval '2 days' where picture_key is not null`.execute(tx);
    });
    const sweeper = fileSweeper(server.database, await openAttachmentStore(server.dataDir, null));
    await sweeper.start();
    await vi.waitFor(async () => expect((await visit(String(left.pictureUrl))).status).toBe(404));
    await sweeper.stop();
    expect((await visit(String(shown.pictureUrl))).status).toBe(200);
  });
});
