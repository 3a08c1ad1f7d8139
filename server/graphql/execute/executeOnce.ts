import { getOperationAST, OperationTypeNode, print } from 'graphql';
import { ApplicationError } from '#server/platform/errors/errors.ts';
import { type Ran, runOnce } from '#server/platform/idempotency/runOnce.ts';
import type { OperationOutcome, OperationRequest } from './executeOperation.ts';
import { maskError } from './maskError.ts';

type Execute = (request: OperationRequest) => Promise<OperationOutcome>;

/** A mutation with a key runs once; everything else as often as it is sent. */
export async function executeOnce(request: OperationRequest, execute: Execute): Promise<OperationOutcome> {
  const { context } = request;
  const { idempotencyKey: key } = context;
  const operation = getOperationAST(request.document, request.operationName);
  if (key === null || operation?.operation !== OperationTypeNode.MUTATION) return execute(request);
  const content = JSON.stringify([print(request.document), request.operationName ?? null, request.variables ?? {}]);
  try {
    const text = await runOnce(context, { key, content }, (own) => run({ ...request, context: own }, execute));
    return { text };
  } catch (error) {
    return { result: { errors: [maskError(error, context)] } };
  }
}

async function run(request: OperationRequest, execute: Execute): Promise<Ran> {
  const outcome = await execute(request);
  if (outcome.text !== undefined) return { kind: 'done', answer: outcome.text };
  const { errors = [] } = outcome.result;
  const isRefused = errors.every((error) => error instanceof ApplicationError || isCoded(error.extensions.code));
  const kind = errors.length === 0 ? 'done' : isRefused ? 'refused' : 'failed';
  return { kind, answer: JSON.stringify(outcome.result) };
}

/** Refused on purpose: nothing is broken. A database that went away leaves open what has happened. */
function isCoded(code: unknown): boolean {
  return typeof code === 'string' && !OPEN.has(code) && code.endsWith('Error');
}

/** What says nothing of what has happened. */
const OPEN: ReadonlySet<string> = new Set(['InternalError', 'UnavailableError']);
