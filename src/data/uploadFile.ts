import { authorizedFetch, type FileReference, type StoredFile } from './files.ts';
import { RequestError } from './requestError.ts';

export interface UploadOptions {
  readonly reference?: FileReference | undefined;
  /** `picture`: to be shown in pages, by an address that needs no token. */
  readonly kind?: 'any' | 'picture' | undefined;
  /** Told after every part, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Told when there is no network, and when it goes on. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Where it goes on: a part of it has arrived before. */
  readonly from?: string | undefined;
  /** Told where it goes on, should the page go before all has arrived. */
  readonly onBegun?: ((address: string) => void) | undefined;
  /** Of whoever has no account: the secret of the link to the form that the file answers. */
  readonly link?: string | null | undefined;
}

const PATH = '/api/attachment/upload';
const PART_BYTES = 512 * 1024;
/** How long to wait before going on after the network broke; the last one again and again. */
const WAITS_MS = [1000, 3000, 8000, 15_000];
/** Some ten minutes. */
const MOST_TRIES = 40;

/**
 * Sends a file in parts (tus 1.0), so that a broken network costs one part only and progress is what has really
 * arrived. Small files are one request.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const { from } = options;
  const offset = from === undefined ? null : await keptUpTo(from, options);
  // What is complete, was put away or was kept too long is not there to go on with.
  if (from === undefined || offset === null || offset >= file.size) return sendAnew(file, options);
  return sendRest(file, from, offset, options);
}

async function sendAnew(file: File, options: UploadOptions): Promise<StoredFile> {
  const about = { 'upload-length': String(file.size), 'upload-metadata': metadataOf(file, options) };
  const first = await persistently(options, () => sendPart(PATH, 'POST', file, 0, options, about));
  const address = new URL(first.headers.get('location') ?? PATH, window.location.origin).pathname;
  const offset = arrived(first, file);
  if (offset < file.size) {
    options.onBegun?.(address);
    return sendRest(file, address, offset, options);
  }
  options.onProgress?.(1);
  return (await first.json()) as StoredFile;
}

async function sendRest(file: File, address: string, from: number, options: UploadOptions): Promise<StoredFile> {
  options.onProgress?.(from / file.size);
  const answer = await sendOn(address, file, from, options);
  const offset = arrived(answer, file);
  if (offset < file.size) return sendRest(file, address, offset, options);
  options.onProgress?.(1);
  return (await answer.json()) as StoredFile;
}

/** Up to where the server has kept a file that was cut off; null where it has nothing of it any more. */
async function keptUpTo(address: string, options: UploadOptions): Promise<number | null> {
  try {
    return await persistently(options, () => reached(address, options));
  } catch (error) {
    if (error instanceof RequestError && error.kind !== 'network') return null;
    throw error;
  }
}

/** The next part; after a break in the network, from where the server has got to. */
async function sendOn(address: string, file: File, from: number, options: UploadOptions): Promise<Response> {
  let offset = from;
  let isBroken = false;
  return persistently(options, async () => {
    if (isBroken) offset = await reached(address, options);
    isBroken = true;
    return sendPart(address, 'PATCH', file, offset, options, { 'upload-offset': String(offset) });
  });
}

/** Tries anew as long as there is no network; whatever the server says counts. */
async function persistently<Result>(
  { signal, onWaiting }: UploadOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await attempt();
      if (tries > 0) onWaiting?.(false);
      return result;
    } catch (error) {
      const isNetwork = error instanceof RequestError && error.kind === 'network';
      if (!isNetwork || tries === MOST_TRIES) throw error;
      onWaiting?.(true);
      await untilBack(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, signal);
    }
  }
}

async function sendPart(
  path: string,
  method: 'POST' | 'PATCH',
  file: File,
  offset: number,
  { signal, link }: UploadOptions,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const init = {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      ...linkHeader(link),
      ...headers,
    },
    body: file.slice(offset, offset + PART_BYTES),
    ...(signal && { signal }),
  };
  return sent(path, init);
}

/** Up to where the server has the file. */
async function reached(address: string, { signal, link }: UploadOptions): Promise<number> {
  const headers = { 'tus-resumable': '1.0.0', ...linkHeader(link) };
  const answer = await sent(address, { method: 'HEAD', headers, ...(signal && { signal }) });
  return Number(answer.headers.get('upload-offset') ?? 0);
}

/** What does not get through is a matter of the network, unless whoever sends it has stopped it. */
function sent(path: string, init: RequestInit): Promise<Response> {
  return authorizedFetch(path, init).catch((error: unknown) => {
    throw init.signal?.aborted || error instanceof RequestError ? error : new RequestError('network', { cause: error });
  });
}

function arrived(answer: Response, file: File): number {
  // What is complete is answered with its record.
  const isRecord = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isRecord ? file.size : Number(answer.headers.get('upload-offset') ?? 0);
}

function metadataOf(file: File, { reference, kind }: UploadOptions): string {
  const values = {
    filename: file.name,
    ...(reference && { referenceType: reference.type, referenceId: reference.id }),
    ...(kind === 'picture' && { purpose: kind }),
  };
  return Object.entries(values)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Waits so long, or until the browser says that the network is back. */
function untilBack(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      signal?.removeEventListener('abort', stopped);
      settle();
    };
    const back = end(resolve);
    const stopped = end(() => reject(signal?.reason));
    const timer = setTimeout(back, ms);
    window.addEventListener('online', back);
    signal?.addEventListener('abort', stopped);
  });
}

const linkHeader = (link: string | null | undefined): Record<string, string> => (link ? { 'x-form-link': link } : {});
