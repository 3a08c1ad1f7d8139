import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttachmentStore, openAttachmentStore } from './AttachmentStore.ts';

/** As much of S3 as a store needs, over a real socket: objects by path, signed requests only. */
function startS3(objects: Map<string, string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return void response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(key, await text(request));
    if (request.method === 'DELETE') objects.delete(key);
    const body = objects.get(key);
    if (request.method === 'GET' && body === undefined) return void response.writeHead(404).end();
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? body : undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let folder: string;
let s3: Server;
const objects = new Map<string, string>();
const stores: Record<string, AttachmentStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cohort-store-'));
  s3 = await startS3(objects);
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  stores.folder = await openAttachmentStore(folder, null);
  stores.bucket = await openAttachmentStore(folder, { endpoint, region: 'eu-west-1', bucket: 'cohort', ...keys });
});
afterAll(async () => {
  await new Promise((resolve) => s3.close(resolve));
  await rm(folder, { recursive: true });
});

describe.each(['folder', 'bucket'])('a %s of attachments', (kind) => {
  const store = (): AttachmentStore => stores[kind] as AttachmentStore;

  it('gives back the bytes that were put, until they are removed', async () => {
    await store().put('demo/a', new TextEncoder().encode('Ship in May'));
    expect(await text(await store().read('demo/a'))).toBe('Ship in May');
    await store().remove('demo/a');
    await expect(store().read('demo/a').then(text)).rejects.toThrow();
  });

  it('takes removing what is not there for done', async () => {
    await expect(store().remove('demo/nothing')).resolves.toBeUndefined();
  });
});

it('keeps what goes to a bucket out of the folder', async () => {
  await stores.bucket?.put('demo/b', new TextEncoder().encode('x'));
  expect([...objects.keys()]).toEqual(['/cohort/demo/b']);
  await expect(stores.folder?.read('demo/b').then(text)).rejects.toThrow();
});
