/** A disk without room: who uploads is told so, nothing of the file stays, and it is taken once there is room. */
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/utils';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { formWith, sendHttp } from '#server/testing/sendHttp.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import type { AttachmentStore } from './AttachmentStore.ts';
import { IncomingParts } from './IncomingParts.ts';

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
/** As flydrive passes it on. */
const notPut = () => new Error('Cannot write file', { cause: noSpace() });

let isFull = false;
const files = new Map<string, Uint8Array>();
const store: AttachmentStore = {
  put: async (key, bytes) => {
    files.set(key, isFull ? bytes.slice(0, 2) : bytes);
    if (isFull) throw notPut();
  },
  read: async (key) => Readable.from([Buffer.from(files.get(key) ?? '')]),
  remove: async (key) => void files.delete(key),
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ attachments: store });
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  isFull = true;
  files.clear();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

const upload = (body: FormData | string, headers: Readonly<Record<string, string>> = {}) =>
  sendHttp(server.port, 'red', 'POST', '/api/attachment/upload', body, {
    authorization: `Bearer ${token}`,
    ...headers,
  });
const tus = {
  'tus-resumable': '1.0.0',
  'upload-length': '6',
  'upload-metadata': `filename ${Buffer.from('plan.md').toString('base64')}`,
  'content-type': 'application/offset+octet-stream',
};

describe('on a disk without room', () => {
  it.each([
    ['a form', () => upload(formWith('plan.txt', 'Ship in May')), 201],
    ['a form with a key', () => upload(formWith('plan.txt', 'Ship in May'), { 'idempotency-key': 'full-1' }), 201],
    ['a resumable upload', () => upload('# Plan', tus), 200],
  ])('%s is refused with a sentence, leaves nothing, and is taken later', async (_case, send, taken) => {
    const refused = await send();
    expect(refused.status).toBe(507);
    expect(refused.json.message).toBe('There is no space left to keep this file. Tell whoever runs this installation.');
    expect(refused.text).not.toMatch(/ENOSPC| at |\/server\//);
    expect([...files.keys()]).toEqual([]);
    // Of an upload that was complete the parts go once it is answered.
    await vi.waitFor(async () => expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]));
    isFull = false;
    expect((await send()).status).toBe(taken);
  });
});

describe('parts of an upload', () => {
  const parts = () => new IncomingParts(join(server.dataDir, 'incoming'), 60_000);
  it('go when one of them finds no room', async () => {
    isFull = false;
    const some = await open(join(server.dataDir, 'some'), 'w');
    const write = vi.spyOn(Object.getPrototypeOf(some) as FileHandle, 'write').mockRejectedValue(noSpace());
    const refused = await upload('# Plan', tus);
    await some.close();
    expect([refused.status, refused.text]).toEqual([507, expect.stringMatching(/"There is no space left/)]);
    expect(write).toHaveBeenCalled();
    expect(await readdir(join(server.dataDir, 'incoming'))).toEqual([]);
  });

  it('stay when the client has left', async () => {
    await parts().create(new Upload({ id: 'b', size: 6, offset: 0 }));
    const left = Readable.from(
      (async function* () {
        yield Buffer.from('# P');
        await vi.waitUntil(async () => (await parts().getUpload('b')).offset === 3);
        throw new Error('aborted');
      })(),
    );
    await expect(parts().write(left, 'b', 0)).rejects.toMatchObject({ status_code: 500 });
    expect((await parts().getUpload('b')).offset).toBe(3);
    await parts().remove('b');
  });

  it('that fail for another reason are answered without it', async () => {
    vi.spyOn(server.database, 'withTenant').mockRejectedValue(new Error('relation "x" at /work/server'));
    const { status, text } = await upload('# Plan', tus);
    expect([status, text]).toEqual([500, 'Something went wrong on our side. Please try again later.']);
  });

  it('are for later when the database is away', async () => {
    await upload(formWith('plan.txt', 'x'));
    vi.spyOn(server.database, 'withTenant').mockRejectedValue(new DatabaseUnavailableError());
    expect((await upload('# Plan', tus)).status).toBe(503);
  });
});
