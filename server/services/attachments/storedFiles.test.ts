import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AttachmentStore, openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { fileSweeper } from './storedFiles.ts';

let server: TestServer;
let store: AttachmentStore;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  store = await openAttachmentStore(server.dataDir, null);
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const filesThere = async (): Promise<string[]> =>
  (await readdir(join(server.dataDir, 'uploads', 'red')).catch(() => [])).sort();
const system = (statement: ReturnType<typeof sql>) => server.database.withSystem((tx) => statement.execute(tx));

/** An attachment as the service makes it, with its bytes. */
async function put(id: string, startup: string | null): Promise<void> {
  await store.put(`red/${id}`, new TextEncoder().encode('Ship in May'));
  await system(sql`insert into stored_file (tenant_id, key, is_kept) values ('red', ${`red/${id}`}, true)`);
  await system(sql`insert into attachment (tenant_id, id, name, content_type, size, storage_key, startup_id)
    values ('red', ${id}, 'plan.txt', 'text/plain', 11, ${`red/${id}`}, ${startup})`);
}

it('removes the bytes of what was deleted over GraphQL, and of all that went with its startup', async () => {
  await system(sql`insert into startup (tenant_id, id, name) values ('red', 's1', 'Northwind')`);
  await put('a1', null);
  await put('a2', 's1');
  await put('a3', null);
  const remove = (text: string) => server.graphql(`mutation { ${text} }`, { token });
  expect((await remove('deleteAttachment(id: "a1")')).json.errors).toBeUndefined();
  await vi.waitFor(async () => expect(await filesThere()).toEqual(['a2', 'a3']));
  expect((await remove('deleteStartup(id: "s1")')).json.errors).toBeUndefined();
  await vi.waitFor(async () => expect(await filesThere()).toEqual(['a3']));
});

it('finds at its start what a crash has left, and leaves what is still being put', async () => {
  // The bytes come first: the server sweeps too, and would forget a row whose file is not there yet.
  for (const name of ['old', 'young']) await store.put(`red/${name}`, new TextEncoder().encode('x'));
  const old = sql`insert into stored_file (tenant_id, key, created_at) values ('red', 'red/old', now() - interval '2 hours')`;
  await system(old);
  await system(sql`insert into stored_file (tenant_id, key) values ('red', 'red/young')`);
  // Of before files were written down.
  await store.put('red/a9', new TextEncoder().encode('x'));
  await system(sql`insert into attachment (tenant_id, id, name, content_type, size, storage_key)
    values ('red', 'a9', 'old.txt', 'text/plain', 1, 'red/a9')`);
  const sweeper = fileSweeper(server.database, store);
  await sweeper.start();
  await vi.waitFor(async () => expect(await filesThere()).toEqual(['a3', 'a9', 'young']), 10_000);
  await sweeper.stop();
});
