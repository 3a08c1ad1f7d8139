import type { IncomingMessage } from 'node:http';

/** A client that can go on after a break says so (protocol tus 1.0). */
export function isResumable(request: IncomingMessage): boolean {
  return request.headers['tus-resumable'] !== undefined;
}
