import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { formWith, sendHttp } from '#server/testing/sendHttp.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { fileSweeper } from './storedFiles.ts';

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`insert into startup (tenant_id, id, name, status) values ('red', 's1', 'Northwind', 'active')`.execute(
      tx,
    );
    await sql`update "user" set startups_ids = '{s1}' where id = 'red-cofounder'`.execute(tx);
    await sql`insert into timeline_event (tenant_id, id, event_type, message, is_public, is_pinned, is_update, startup_id, created_by_id)
      values ('red', 'open', 'note', 'Open', true, false, false, 's1', 'red-admin'),
        ('red', 'private', 'note', 'Private', false, false, false, 's1', 'red-admin')`.execute(tx);
  });
  for (const role of ['admin', 'cofounder', 'mentor']) tokens.set(role, await server.signIn(`${role}@red.test`));
}, 60_000);
afterAll(() => server.close());

const call = (who: string, method: string, path: string, body?: FormData) =>
  sendHttp(server.port, 'red', method, path, body, { authorization: `Bearer ${tokens.get(who)}` });
const add = (who: string, referenceType: string, referenceId: string) =>
  call(who, 'POST', '/api/attachment/upload', formWith('notes.txt', 'Ship in May', { referenceType, referenceId }));

describe('files of a note', () => {
  it('are read by whoever reads the note, and by nobody else', async () => {
    const open = (await add('admin', 'timelineEvent', 'open')).json;
    const hidden = (await add('admin', 'timelineEvent', 'private')).json;
    const read = async (who: string, id: unknown) => (await call(who, 'GET', `/api/attachments/${id}`)).status;
    expect([await read('cofounder', open._id), await read('mentor', open._id)]).toEqual([200, 404]);
    expect([await read('cofounder', hidden._id), await read('admin', hidden._id)]).toEqual([404, 200]);
    const list = async (note: string) =>
      (await call('cofounder', 'GET', `/api/attachments/reference/timelineEvent/${note}`)).json.totalCount;
    expect([await list('open'), await list('private')]).toEqual([1, 0]);
  });

  it('are added by whoever may change the note', async () => {
    expect((await add('cofounder', 'timelineEvent', 'open')).status).toBe(403);
    expect((await add('cofounder', 'timelineEvent', 'private')).status).toBe(400);
  });

  it('go with the note', async () => {
    const { json } = await add('admin', 'timelineEvent', 'open');
    await server.database.withSystem((tx) => sql`delete from timeline_event where id = 'open'`.execute(tx));
    const sweeper = fileSweeper(server.database, await openAttachmentStore(server.dataDir, null));
    await sweeper.start();
    await vi.waitFor(async () => expect((await call('admin', 'GET', `/api/attachments/${json._id}`)).status).toBe(404));
    await sweeper.stop();
  });
});

describe('files of a startup', () => {
  it('are its documents, for those who may add documents', async () => {
    const { status, json } = await add('cofounder', 'startup', 's1');
    expect(status).toBe(201);
    const query = '{ startupDocuments { results { name size file { _id } uploadedBy { _id } } } }';
    const listed = await server.graphql(query, { token: tokens.get('admin') ?? '' });
    expect(listed.json.data).toEqual({
      startupDocuments: {
        results: [{ name: 'notes.txt', size: 11, file: { _id: json._id }, uploadedBy: { _id: 'red-cofounder' } }],
      },
    });
    expect((await add('mentor', 'startup', 's1')).status).toBe(400);
  });

  it('go with the document, which is a file or a link', async () => {
    const { json } = await add('cofounder', 'startup', 's1');
    const ask = (text: string) => server.graphql(text, { token: tokens.get('cofounder') ?? '' });
    const found = await ask(`{ startupDocuments(filter: { file: { IS: "${json._id}" } }) { results { _id } } }`);
    const id = /"_id":"([^"]+)"/.exec(JSON.stringify(found.json.data))?.[1];
    expect((await ask(`mutation { deleteStartupDocument(id: "${id}") }`)).json.errors).toBeUndefined();
    expect((await call('admin', 'GET', `/api/attachments/${json._id}`)).status).toBe(404);
    const empty = await ask('mutation { createStartupDocument(input: { name: "x", startup: "s1" }) { _id } }');
    expect(JSON.stringify(empty.json.errors)).toContain('input.url');
  });

  it('are none where the plan has no documents', async () => {
    await server.database.withSystem((tx) =>
      sql`update incubator set plan_info = '{"name":"Free","features":[]}' where tenant_id = 'red'`.execute(tx),
    );
    await vi.waitFor(async () => expect((await add('cofounder', 'startup', 's1')).status).toBe(403), 5000);
  });
});
