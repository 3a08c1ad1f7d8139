/**
 * The short way over HTTP: JSON in, the database's JSON text out, by the same store and the same execution as every
 * operation. Whatever is not as plain as that is left to Yoga, with what has been done for it so far.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { executeOperation } from '#server/graphql/execute/executeOperation.ts';
import type { OperationStore } from '#server/graphql/operations/OperationStore.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readBody } from '#server/platform/http/respond.ts';
import { sendResult } from './sendResult.ts';

/** Bodies of operations with their variables; rich text is the largest thing in them. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** What Yoga has to know of a request that could not be answered directly; empty when it was not touched. */
export interface Leftover {
  /** The body, which can be read only once; not as text, of which Yoga lists the letters. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface OperationParameters {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** Null when the answer is on its way. */
export async function answerDirectly(
  app: ExecutableSchema,
  store: OperationStore,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<Leftover | null> {
  const mediaType = preferredMediaType(request.headers.accept ?? '');
  if (request.method !== 'POST' || mediaType === null || request.headers['content-encoding'] !== undefined) return {};
  const body = parseBody(await readBody(request, MAX_BODY_BYTES));
  const parameters = readParameters(body);
  const document = parameters && store.prepare(parameters.query).document;
  if (!document) return { body };
  const { operationName, variables } = parameters;
  const outcome = await executeOperation(app, { document, operationName, variables, context });
  if (outcome.text === undefined) {
    sendResult(response, outcome.result, mediaType);
  } else {
    response.setHeader('content-type', `${mediaType}; charset=utf-8`);
    response.end(outcome.text);
  }
  return null;
}

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
]);

/** Media type of an answer that is text already; null when choosing it takes more than a look. */
export function preferredMediaType(accept: string): string | null {
  const [first = ''] = accept.split(',', 1);
  return MEDIA_TYPES.get(first.trim()) ?? null;
}

function parseBody(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  if (isObject(value) && typeof value.query === 'string') return value;
  throw new HttpError(400, 'bodyNotQuery');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null when the body is wrong in any way; Yoga says in which. */
export function readParameters(body: unknown): OperationParameters | null {
  if (!isObject(body)) return null;
  const { query, operationName = null, variables = null, ...others } = body;
  if (Object.keys(others).some((name) => name !== 'extensions')) return null;
  if (typeof query !== 'string') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isObject(variables)) return null;
  return { query, operationName, variables };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
