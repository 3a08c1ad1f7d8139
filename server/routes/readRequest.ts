/** What an address and the headers of a request say by themselves. */
import type { IncomingMessage } from 'node:http';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';

/** Every address is a path of this host: handlers may take it for one without looking. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1);
  if (!url.startsWith('/') || !URL.canParse(url, 'http://localhost')) throw new HttpError(400, 'addressNotValid');
  try {
    const decoded = decodeURIComponent(path);
    if (isStorable(decoded)) return decoded;
  } catch {
    // Falls through to the same answer.
  }
  throw new HttpError(400, 'addressNotValid');
}

/** Paths that never are pages: a wrong one must not look like an answer. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/auth/local' || path === '/user' || path === '/subscriptions';
}

export function acceptsPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** A form or an image of another site can't send these: no request of a signed-in browser can be forged. */
export function assertGraphqlRequest(request: IncomingMessage): void {
  if (request.method !== 'POST') throw new HttpError(405, 'graphqlByPost', { headers: { allow: 'POST' } });
  if (request.headers['apollo-require-preflight'] !== 'true') {
    throw new HttpError(400, 'preflightMissing');
  }
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/json')) {
    throw new HttpError(415, 'bodyNotJson');
  }
}
