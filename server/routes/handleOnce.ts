import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApplicationError, ConflictError } from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';
import { isResumable } from '#server/platform/files/isResumable.ts';
import { StorageFullError } from '#server/platform/files/storageFull.ts';
import { bodyDigest } from '#server/platform/http/bodyDigest.ts';
import { readRequestKey } from '#server/platform/idempotency/requestKey.ts';
import { runOnce } from '#server/platform/idempotency/runOnce.ts';
import type { Route, RouteRequest } from './Route.ts';

/** The key of a request that is to have one effect; null without one. */
export function requestKeyOf({ headers }: IncomingMessage): string | null {
  const key = readRequestKey(headers['idempotency-key']);
  if (key === 'malformed') throw new HttpError(400, 'requestKeyNotValid');
  return key;
}

const CHANGES: readonly (string | undefined)[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Runs a plain route, one that changes something and carries a key of somebody signed in once. Signing in has no key:
 * its answer is a secret that must not be given twice. Resumable uploads know by themselves how far they have got.
 */
export async function handleOnce(route: Pick<Route, 'handle'>, call: RouteRequest): Promise<void> {
  const { request, response } = call;
  const key = requestKeyOf(request);
  const isKeyed = key !== null && CHANGES.includes(request.method) && !isResumable(request);
  if (!isKeyed || request.headers.authorization === undefined) return route.handle(call);
  const digest = bodyDigest(request);
  const context = await call.context();
  const content = `${request.method} ${request.url} ${request.headers['content-length'] ?? ''}`;
  const held = holdBack(response);
  let refusal: ApplicationError | HttpError | null = null;
  try {
    const text = await runOnce(context, { key, content }, async (own) => {
      refusal = await refusalOf(() => route.handle({ ...call, context: async () => own }));
      if (refusal !== null) return { kind: 'refused', answer: '' };
      const { status } = held.answer();
      const kind = status < 300 ? 'done' : status < 500 ? 'refused' : 'failed';
      return { kind, answer: JSON.stringify({ ...held.answer(), digest: await digest() }) };
    });
    held.release();
    if (refusal !== null) throw refusal;
    const answer = JSON.parse(text) as Answer & { readonly digest: string | null };
    // What was answered from memory is the answer to this request only if it says the same.
    if (answer.digest !== (await digest())) throw ConflictError.because('requestKeyReused');
    send(response, answer);
  } catch (error) {
    held.release();
    throw error;
  }
}

/** A refusal of the route; anything else that goes wrong leaves open what has happened. */
async function refusalOf(run: () => Promise<void>): Promise<ApplicationError | HttpError | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof StorageFullError) return error;
    if (error instanceof HttpError && error.status < 500) return error;
    if (error instanceof ApplicationError && statusOf(error.code) < 500) return error;
    throw error;
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Keeps what a route answers until it is remembered: an answer that has left may be lost, and is asked for again. */
function holdBack(response: ServerResponse): { readonly answer: () => Answer; readonly release: () => void } {
  const own = { writeHead: response.writeHead, end: response.end };
  let [status, headers, body] = [200, {} as Record<string, string>, ''];
  response.writeHead = ((code: number, given: Record<string, string> = {}) => {
    [status, headers] = [code, given];
    return response;
  }) as typeof response.writeHead;
  response.end = ((chunk?: string | Uint8Array) => {
    if (chunk !== undefined) body = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return response;
  }) as typeof response.end;
  return { answer: () => ({ status, headers, body }), release: () => Object.assign(response, own) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
