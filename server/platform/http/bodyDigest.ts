import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/**
 * Follows a body while somebody else reads it, and tells its digest once it has ended; what nobody has read is read then.
 * Null for a form with files: each sending of one has a boundary of its own.
 */
export function bodyDigest(request: IncomingMessage): () => Promise<string | null> {
  if (request.headers['content-type']?.startsWith('multipart/')) return async () => null;
  const hash = createHash('sha256');
  const emit = request.emit.bind(request);
  // Every way of reading a stream passes its parts through here, and a listener of its own would begin to read it.
  request.emit = (event: string | symbol, ...given: unknown[]): boolean => {
    const [part] = given;
    if (event === 'data' && (typeof part === 'string' || part instanceof Uint8Array)) hash.update(part);
    return emit(event, ...given);
  };
  return async () => {
    request.resume();
    if (!request.readableEnded) await finished(request, { writable: false });
    return hash.copy().digest('hex');
  };
}
