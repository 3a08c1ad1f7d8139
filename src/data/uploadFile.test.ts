import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from './uploadFile.ts';

const file = new File([new Uint8Array(1_200_000)], 'deck.pdf');
const record = { _id: 'f1', name: 'deck.pdf' };
let isOffline: boolean;
let stored: number;
/** Where the network breaks: the request is not answered, and none after it until the network is back. */
let breaksAt: number | null;

beforeEach(() => {
  [isOffline, stored, breaksAt] = [false, 0, null];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL('http://demo.localhost') }));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (stored === breaksAt) [isOffline, breaksAt] = [true, null];
    if (isOffline) throw new TypeError('Failed to fetch');
    if (init.method !== 'HEAD') stored += (init.body as Blob).size;
    const headers = { 'upload-offset': String(stored), location: '/api/attachment/upload/u1' };
    if (stored < file.size || init.method === 'HEAD') return new Response(null, { headers });
    return Response.json(record, { headers });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['before its first part', 0],
  ['in the middle', 512 * 1024],
])('a file goes on by itself after a long break of the network %s', async (_when, at) => {
  breaksAt = at;
  const told: boolean[] = [];
  const sending = uploadFile(file, { onWaiting: (isWaiting) => told.push(isWaiting) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.length).toBeGreaterThan(2);
  expect(told).not.toContain(false);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await sending).toEqual(record);
  expect(told.at(-1)).toBe(false);
  expect(stored).toBe(file.size);
});

it('what its sender stops is not tried again', async () => {
  isOffline = true;
  const stop = new AbortController();
  const sending = uploadFile(file, { signal: stop.signal });
  const refused = expect(sending).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await refused;
});

it('a file that was cut off goes on from where it was', async () => {
  stored = 512 * 1024;
  const begun: string[] = [];
  const done: number[] = [];
  const from = '/api/attachment/upload/u1';
  const answer = uploadFile(file, { from, onProgress: (at) => done.push(at), onBegun: (at) => begun.push(at) });
  expect(await answer).toEqual(record);
  expect(stored).toBe(file.size);
  expect(done[0]).toBeCloseTo((512 * 1024) / file.size);
  expect(begun).toEqual([]);
});

it('and is sent anew where nothing of it is kept; its address is told once its first part has arrived', async () => {
  const begun: string[] = [];
  const kept = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init.method === 'HEAD' ? Promise.resolve(new Response(null, { status: 410 })) : kept(address, init),
  );
  const sending = uploadFile(file, { from: '/api/attachment/upload/u0', onBegun: (at) => begun.push(at) });
  expect(await sending).toEqual(record);
  expect(stored).toBe(file.size);
  expect(begun).toEqual(['/api/attachment/upload/u1']);
});
