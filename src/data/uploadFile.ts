import { authorizedFetch, type FileReference, type StoredFile } from './files.ts';
import { RequestError } from './requestError.ts';

export interface UploadOptions {
  readonly reference?: FileReference | undefined;
  /** `picture`: to be shown in pages, by an address that needs no token. */
  readonly kind?: 'any' | 'picture' | undefined;
  /** Told after every part, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of whoever has no account: the secret of the link to the form that the file answers. */
  readonly link?: string | null | undefined;
}

const PATH = '/api/attachment/upload';
const PART_BYTES = 512 * 1024;
/** How long to wait before going on after the network broke. */
const WAITS_MS = [1000, 3000, 8000];

/**
 * Sends a file in parts (tus 1.0), so that a broken network costs one part only and progress is what has really
 * arrived. Small files are one request.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const first = await sendPart(PATH, 'POST', file, 0, options, {
    'upload-length': String(file.size),
    'upload-metadata': metadataOf(file, options),
  });
  const address = new URL(first.headers.get('location') ?? PATH, window.location.origin).pathname;
  let answer = first;
  let offset = arrived(first, file);
  while (offset < file.size) {
    options.onProgress?.(offset / file.size);
    answer = await sendOn(address, file, offset, options);
    offset = arrived(answer, file);
  }
  options.onProgress?.(1);
  return (await answer.json()) as StoredFile;
}

/** The next part; after a break in the network, from where the server has got to. */
async function sendOn(address: string, file: File, from: number, options: UploadOptions): Promise<Response> {
  let offset = from;
  for (const wait of [...WAITS_MS, null]) {
    try {
      return await sendPart(address, 'PATCH', file, offset, options, { 'upload-offset': String(offset) });
    } catch (error) {
      if (wait === null || !(error instanceof RequestError) || error.kind !== 'network') throw error;
      await pause(wait, options.signal);
      offset = await reached(address, offset, options);
    }
  }
  throw new RequestError('network');
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
  return authorizedFetch(path, init).catch((error: unknown) => {
    throw signal?.aborted || error instanceof RequestError ? error : new RequestError('network', { cause: error });
  });
}

/** Up to where the server has the file. */
async function reached(address: string, known: number, { signal, link }: UploadOptions): Promise<number> {
  const headers = { 'tus-resumable': '1.0.0', ...linkHeader(link) };
  const init = { method: 'HEAD', headers, ...(signal && { signal }) };
  const answer = await authorizedFetch(address, init).catch((error: unknown) => {
    if (error instanceof RequestError || signal?.aborted) throw error;
    return null;
  });
  return answer === null ? known : Number(answer.headers.get('upload-offset') ?? known);
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

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const linkHeader = (link: string | null | undefined): Record<string, string> => (link ? { 'x-form-link': link } : {});
