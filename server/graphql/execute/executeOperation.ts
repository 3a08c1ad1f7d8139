/** Execution of one checked operation: the same for HTTP and the socket, with masking and the time limit. */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { resolvePlannedField } from '#server/graphql/schema/plannedResult.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { assertSoundInput } from '#server/platform/errors/assertSoundInput.ts';
import { ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { assertFilterSizes } from './assertFilterSizes.ts';
import { coerceVariables } from './coerceVariables.ts';
import { executeOnce } from './executeOnce.ts';
import { executePlanned } from './executePlanned.ts';
import { maskError } from './maskError.ts';
import { refuseAfterPause } from './refuseAfterPause.ts';
import { withTimeLimit } from './withTimeLimit.ts';

const OPERATION_TIMEOUT_MS = 10_000;

export interface OperationRequest {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly context: RequestContext;
}

/** Either JSON text that goes to the client as it is, or a result to be printed. */
export type OperationOutcome =
  | { readonly text: string; readonly result?: undefined }
  | { readonly text?: undefined; readonly result: ExecutionResult };

/** Runs a query or a mutation, one with a key once. Never throws. */
export async function executeOperation(app: ExecutableSchema, request: OperationRequest): Promise<OperationOutcome> {
  try {
    await refuseAfterPause(() => assertSoundInput(request.variables));
  } catch (error) {
    return { result: { errors: [maskError(error, request.context)] } };
  }
  return executeOnce(request, (own) => executeNow(app, own));
}

async function executeNow(app: ExecutableSchema, request: OperationRequest): Promise<OperationOutcome> {
  const { denied } = request.context;
  try {
    const operation = findOperation(request);
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
      throw ValidationError.because('subscriptionBySocket');
    }
    if (request.context.isLooking && changes(operation)) throw ForbiddenError.because('seenAsRole');
    if (!isKeepAlive(operation)) request.context.noteUse?.();
    const outcome = await withTimeLimit(request.context, OPERATION_TIMEOUT_MS, (context) =>
      run(app, { ...request, context }, operation),
    );
    if (outcome.result === undefined) return outcome;
    const { data, errors, extensions } = outcome.result;
    return {
      result: {
        ...(errors && { errors: errors.map((error) => maskError(error, request.context)) }),
        ...(data !== undefined && { data }),
        ...(denied.size > 0 ? { extensions: { ...extensions, denied: [...denied] } } : extensions && { extensions }),
      },
    };
  } catch (error) {
    return { result: { errors: [maskError(error, request.context)] } };
  }
}

async function run(
  app: ExecutableSchema,
  request: OperationRequest,
  operation: OperationDefinitionNode,
): Promise<OperationOutcome> {
  await refuseAfterPause(() => assertFilterSizes(request.document, operation, request.variables ?? {}));
  const variables = coerceVariables(app.schema, operation, request.variables ?? {});
  const planned = await executePlanned(app, request, operation, variables);
  if (planned) return planned;
  const result = await execute({
    schema: app.schema,
    document: request.document,
    operationName: request.operationName,
    variableValues: request.variables,
    contextValue: request.context,
    fieldResolver: resolvePlannedField,
  });
  return { result };
}

/** Of mutations those that are only about the session itself change nothing that others see. */
function changes({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== OperationTypeNode.MUTATION) return false;
  return selectionSet.selections.some((one) => one.kind !== Kind.FIELD || !ofSession.has(one.name.value));
}

const ofSession: ReadonlySet<string> = new Set(['upsertSession', 'logoutSession']);

/** The client keeps its session alive by itself; that must not keep its token alive. */
function isKeepAlive({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((one) => one.kind === Kind.FIELD && one.name.value === 'upsertSession');
}

export function findOperation(request: OperationRequest): OperationDefinitionNode {
  const operation = getOperationAST(request.document, request.operationName);
  if (!operation) throw ValidationError.because('operationNotNamed');
  return operation;
}
