/** Subscriptions: each event is executed, masked, and ends when the context says that it may not go on. */
import { createSourceEventStream, type ExecutionResult, execute } from 'graphql';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { resolvePlannedField } from '#server/graphql/schema/plannedResult.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { assertSoundInput } from '#server/platform/errors/assertSoundInput.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import { coerceVariables } from './coerceVariables.ts';
import { findOperation, type OperationRequest } from './executeOperation.ts';
import { maskError } from './maskError.ts';

export async function subscribeOperation(
  app: ExecutableSchema,
  request: OperationRequest,
): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const { context } = request;
  try {
    assertSoundInput(request.variables);
    coerceVariables(app.schema, findOperation(request), request.variables ?? {});
    const events = await createSourceEventStream(argumentsOf(app, request));
    if (!(Symbol.asyncIterator in events)) return maskResult(events, context);
    return mapEvents(events as AsyncIterable<unknown>, (event) => answerTo(app, request, event));
  } catch (error) {
    return { errors: [maskError(error, context)] };
  }
}

function argumentsOf(app: ExecutableSchema, { document, operationName, variables, context }: OperationRequest) {
  return {
    schema: app.schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: context,
    fieldResolver: resolvePlannedField,
  };
}

/** What has been answered to an event, by who asked what; gone with the event. */
const answers = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

/** One reader may listen with many sockets: what the same document gives them is worked out once. */
function answerTo(app: ExecutableSchema, request: OperationRequest, event: unknown): Promise<ExecutionResult> {
  const { principal } = request.context;
  if (typeof event !== 'object' || event === null || !principal) return answerAlone(app, request, event);
  const known = answers.get(event) ?? new Map<string, Promise<ExecutionResult>>();
  answers.set(event, known);
  const { operationName, variables, context } = request;
  const place = [numberOf(principal), numberOf(request.document)];
  const key = JSON.stringify([...place, operationName, variables, languageOf(context), context.tenant.id]);
  const answer = known.get(key) ?? answerAlone(app, request, event);
  known.set(key, answer);
  return answer;
}

async function answerAlone(app: ExecutableSchema, request: OperationRequest, event: unknown): Promise<ExecutionResult> {
  const result = await execute({ ...argumentsOf(app, request), rootValue: event });
  return maskResult(result, request.context);
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A name for an object, as long as it is there. */
function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(object, lastNumber);
  return lastNumber;
}

function maskResult(result: ExecutionResult, context: RequestContext): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => maskError(error, context)) } : result;
}
