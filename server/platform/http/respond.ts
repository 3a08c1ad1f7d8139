import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertSoundInput } from '#server/platform/errors/assertSoundInput.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';

/** Headers of everything that is served; pages add their content policy, data forbids storing. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Once a browser has been here over an encrypted connection, it comes by no other for a year. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** `isEncrypted`: the public address is `https:`. */
export function setSecurityHeaders(response: ServerResponse, isEncrypted: boolean): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (isEncrypted) response.setHeader('strict-transport-security', STRICT_TRANSPORT);
}

/** An answer of data, which no cache may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

/** Sends a browser elsewhere, this time only. */
export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' });
  response.end();
}

const MAX_JSON_BYTES = 64 * 1024;

/**
 * The JSON object in a request's body.
 * @throws ValidationError for texts that no column takes, HttpError for what is no JSON object
 */
export async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/json')) {
    throw new HttpError(415, 'bodyNotJson');
  }
  const value = parseJson(await readBody(request, MAX_JSON_BYTES));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'bodyNotObject');
  }
  assertSoundInput(value);
  return { ...value };
}

/** Null for what is no JSON: refused as JSON of another kind is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body as text; one longer than `limit` bytes is refused. */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new HttpError(413, 'bodyTooLarge', { headers: { connection: 'close' } }));
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
  });
}

/** The token of an `authorization: Bearer …` value. */
export function bearerToken(authorization: unknown): string | null {
  const match = typeof authorization === 'string' ? /^Bearer\s+(\S+)$/i.exec(authorization.trim()) : null;
  return match?.[1] ?? null;
}
