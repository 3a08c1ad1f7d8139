/** Several queries in one request, answered side by side as a JSON array in the same order: what a first page asks. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { executeOperation } from '#server/graphql/execute/executeOperation.ts';
import { maskError } from '#server/graphql/execute/maskError.ts';
import { withoutStatus } from '#server/graphql/execute/socketResults.ts';
import type { OperationStore } from '#server/graphql/operations/OperationStore.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { contextWith } from '#server/platform/context/contextWith.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readBody } from '#server/platform/http/respond.ts';
import { MAX_BODY_BYTES, type OperationParameters, readParameters } from './answerDirectly.ts';

/** A first page asks four questions about its reader and one for each part of itself. */
const MAX_QUERIES = 16;

/**
 * Each answer is the body that the query would get by itself; a refusal of one leaves the others. Writing is refused:
 * what is to have an effect once has a request, and a key, of its own.
 * @throws HttpError 400 when the body is no list of queries
 */
export async function answerBatch(
  app: ExecutableSchema,
  store: OperationStore,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const queries = readQueries(await readBody(request, MAX_BODY_BYTES));
  const answers = await Promise.all(queries.map((query) => answerOne(app, store, query, context)));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`[${answers.join(',')}]`);
}

function readQueries(text: string): readonly OperationParameters[] {
  const refusal = new HttpError(400, 'bodyNotQueries', { values: { max: MAX_QUERIES } });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_QUERIES) throw refusal;
  return value.map((one: unknown) => {
    const parameters = readParameters(one);
    if (parameters === null) throw refusal;
    return parameters;
  });
}

async function answerOne(
  app: ExecutableSchema,
  store: OperationStore,
  { query, operationName, variables }: OperationParameters,
  context: RequestContext,
): Promise<string> {
  const { document, errors } = store.prepare(query);
  if (!document) return refused(errors, context);
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) {
    return refused([ValidationError.because('onlyQueriesTogether')], context);
  }
  // What one may not read is said in its own answer only.
  const own = contextWith(context, { denied: new Set<string>() });
  const outcome = await executeOperation(app, { document, operationName, variables, context: own });
  return outcome.text ?? JSON.stringify(withoutStatus(outcome.result));
}

function refused(errors: readonly unknown[], context: RequestContext): string {
  return JSON.stringify(withoutStatus({ errors: errors.map((error) => maskError(error, context)) }));
}
