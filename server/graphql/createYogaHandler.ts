/** GraphQL over HTTP: Yoga carries the requests, the pipeline shared with the socket answers them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';
import { type ExecutableSchema, executeOperation } from './executeOperation.ts';
import type { OperationStore } from './OperationStore.ts';

/** Bodies of operations with their variables; rich text is the largest thing in them. */
const MAX_BODY_BYTES = 1024 * 1024;

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
    maskedErrors: false,
    parserAndValidationCache: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    plugins: [pipelinePlugin(app, store)],
  });
  return async (request, response, context) => {
    await yoga(request, response, { request_: context });
  };
}

function pipelinePlugin(app: ExecutableSchema, store: OperationStore): Plugin<ServerContext, ServerContext> {
  return {
    onParse: ({ params, setParsedDocument }) => {
      const prepared = store.prepare(String(params.source));
      // Thrown here, so that nothing after it sees an operation that was not checked.
      if (!prepared.document) throw new AggregateError(prepared.errors);
      setParsedDocument(prepared.document);
    },
    onValidate: ({ setResult }) => setResult([]),
    onExecute: ({ setExecuteFn }) => {
      setExecuteFn((args: ExecutionArgs) => run(app, args));
    },
    onResultProcess: ({ result, setResultProcessor, acceptableMediaTypes }) => {
      if (!isTextResult(result)) return;
      const { text } = result;
      const mediaType = acceptableMediaTypes[0] ?? 'application/json';
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
  const outcome = await executeOperation(app, {
    document: args.document,
    operationName: args.operationName,
    variables: args.variableValues,
    context: contextOf(args.contextValue),
  });
  return outcome.result ?? { text: outcome.text };
}

function contextOf(value: unknown): RequestContext {
  if (value !== null && typeof value === 'object' && 'request_' in value) return (value as ServerContext).request_;
  throw new Error('The operation came without its context');
}

function isTextResult(result: unknown): result is { text: string } {
  return typeof result === 'object' && result !== null && 'text' in result && typeof result.text === 'string';
}
