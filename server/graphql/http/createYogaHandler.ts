/** GraphQL over HTTP: Yoga carries what cannot be answered directly; the pipeline shared with the socket answers all. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { executeOperation } from '#server/graphql/execute/executeOperation.ts';
import { maskError } from '#server/graphql/execute/maskError.ts';
import type { OperationStore } from '#server/graphql/operations/OperationStore.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { answerDirectly, MAX_BODY_BYTES, preferredMediaType } from './answerDirectly.ts';

interface ServerContext {
  readonly request_: RequestContext;
}

/** An answer that is text already; carried through Yoga's pipeline as a result of this shape. */
interface TextResult extends ExecutionResult {
  readonly text?: string;
}

export type GraphqlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

export function createYogaHandler(app: ExecutableSchema, store: OperationStore, isExploring: boolean): GraphqlHandler {
  const yoga = createYoga<ServerContext>({
    schema: app.schema,
    graphqlEndpoint: '/graphql',
    graphiql: isExploring && { headers: JSON.stringify({ 'apollo-require-preflight': 'true' }) },
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    // What the pipeline gives is masked already; this is for what Yoga itself can't read.
    maskedErrors: { isDev: false, maskError: (error) => maskError(error, null) },
    parserAndValidationCache: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    plugins: [pipelinePlugin(app, store)],
  });
  return async (request, response, context) => {
    const leftover = await answerDirectly(app, store, request, response, context);
    if (leftover === null) return;
    const { body } = leftover;
    // Where Yoga looks for a body that others have read.
    if (body !== undefined) Object.assign(request, { body });
    await yoga(request, response, { request_: context });
  };
}

function pipelinePlugin(app: ExecutableSchema, store: OperationStore): Plugin<ServerContext, ServerContext> {
  return {
    onParse: ({ params, context, setParsedDocument }) => {
      const prepared = store.prepare(String(params.source));
      // Thrown here, so that nothing after it sees an operation that was not checked.
      if (!prepared.document) {
        throw new AggregateError(prepared.errors.map((error) => maskError(error, context.request_)));
      }
      setParsedDocument(prepared.document);
    },
    onValidate: ({ setResult }) => setResult([]),
    onExecute: ({ setExecuteFn }) => {
      setExecuteFn((args: ExecutionArgs) => run(app, args));
    },
    onResultProcess: ({ request, result, setResultProcessor }) => {
      if (!isTextResult(result)) return;
      const { text } = result;
      const mediaType = preferredMediaType(request.headers.get('accept') ?? '') ?? 'application/json';
      setResultProcessor(
        (_result, fetchAPI) =>
          new fetchAPI.Response(text, {
            status: 200,
            headers: { 'content-type': `${mediaType}; charset=utf-8` },
          }),
        mediaType,
      );
    },
  };
}

async function run(app: ExecutableSchema, args: ExecutionArgs): Promise<TextResult> {
  const { request_: context } = contextOf(args.contextValue);
  const { document, operationName, variableValues: variables } = args;
  const outcome = await executeOperation(app, { document, operationName, variables, context });
  return outcome.result ?? { text: outcome.text };
}

function contextOf(value: unknown): ServerContext {
  if (value !== null && typeof value === 'object' && 'request_' in value) return value as ServerContext;
  throw new Error('The operation came without its context');
}

function isTextResult(result: unknown): result is { text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string';
}
