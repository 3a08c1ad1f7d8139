import { requireAuthentication } from './authEvents.ts';
import { authorizationHeader, dropAuthorization } from './authorization.ts';
import { connectionStatus } from './connectionStatus.ts';
import { readerHeaders } from './readerHeaders.ts';
import { RequestError } from './requestError.ts';
import { apiUrl } from './tenantAddress.ts';

/** Plain HTTP calls beside GraphQL: sign-in, passwords, files. A failure carries the response's text. */
export async function httpRequest(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await send(method, path, body);
  connectionStatus.set(response.status < 500);
  const text = await response.text();
  if (response.ok) return text ? parsed(text) : null;
  // Signing in is answered with 401 for a wrong password: nobody is signed in who could be signed out.
  if (response.status === 401 && !path.startsWith('/auth/')) requireAuthentication('expired');
  if (response.status === 403) dropAuthorization();
  throw new RequestError('http', { status: response.status, ...problemIn(text) });
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const authorization = authorizationHeader();
  try {
    return await fetch(apiUrl(path), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'apollo-require-preflight': 'true',
        ...readerHeaders(),
        ...(authorization ? { authorization } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    connectionStatus.set(false);
    throw new RequestError('network', { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a refused plain call says: its `message`, never the raw body of JSON. */
export function problemIn(text: string): {
  readonly message: string;
  readonly code: string | null;
  readonly problems?: Readonly<Record<string, string>>;
} {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { message: text, code: null };
  return {
    message: 'message' in value ? String(value.message) : text,
    code: 'code' in value ? String(value.code) : null,
    ...('problems' in value && { problems: value.problems as Readonly<Record<string, string>> }),
  };
}
