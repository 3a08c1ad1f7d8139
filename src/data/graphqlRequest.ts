import { requireAuthentication, toleratesMissingAuthentication } from './authEvents.ts';
import { authorizationHeader, dropAuthorization } from './authorization.ts';
import { connectionStatus } from './connectionStatus.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './earlyAnswers.ts';
import { silentOperations, withLoading } from './loadingCounter.ts';
import { readerHeaders } from './readerHeaders.ts';
import { type GraphqlErrorBody, RequestError } from './requestError.ts';
import { isRetryable, withRetry } from './retryPolicy.ts';
import { submitKeys } from './submitKeys.ts';
import { apiUrl } from './tenantAddress.ts';
import { type Operation, operationOf, type TypedDocument } from './typedDocument.ts';
import { waitingWrites } from './waitingWrites.ts';

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Sent instead of the stored token, e.g. to end the session of a token that is being forgotten. */
  readonly authorization?: string;
  /** Fails at once instead of being sent again: whoever sends it sees to that, and says how it stands. */
  readonly isSentOnce?: boolean;
}

interface GraphqlAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly GraphqlErrorBody[];
}

/** Sends one operation; answers with its data or throws a `RequestError`. */
export function graphqlRequest<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const operation = operationOf(document);
  // What the client does by itself is no submit: a repetition does no harm.
  const isSubmit = operation.kind === 'mutation' && !silentOperations.has(operation.name);
  const key = isSubmit ? submitKeys.take(operation.name, variables) : null;
  if (isSubmit) forgetEarlyAnswers();
  return withLoading(operation, () =>
    withRetry(() => sendOnce<Result>(operation, variables, { ...options, key }), {
      // A mutation whose answer was lost may have been applied; by its key the server has it once all the same.
      mayRepeat: () => !options.isSentOnce && !options.signal?.aborted,
      wait: (milliseconds) => {
        if (isSubmit) waitingWrites.set((count) => count + 1);
        return new Promise((resolve) => setTimeout(resolve, milliseconds));
      },
    }),
  ).then(
    (answer) => {
      submitKeys.settle(key);
      return answer;
    },
    (error: unknown) => {
      // Nobody knows whether it was applied: whoever submits the same again means the same submit.
      if (!isRetryable(error)) submitKeys.settle(key);
      throw error;
    },
  );
}

interface SentOptions extends RequestOptions {
  /** Of the submit that a mutation belongs to. */
  readonly key: string | null;
}

async function sendOnce<Result>(operation: Operation, variables: unknown, options: SentOptions): Promise<Result> {
  const early = await takeEarlyAnswer(operation.name, variables, options.authorization ?? authorizationHeader());
  if (isData<Result>(early)) return early.data;
  const response = await send(operation, variables, options);
  connectionStatus.set(response.status < 500);
  const answer = await readAnswer<Result>(response);
  reactToRefusal(response.status, answer.errors ?? []);
  if (answer.errors?.length) throw new RequestError('graphql', { status: response.status, errors: answer.errors });
  if (!answer.data) throw new RequestError('http', { status: response.status, message: response.statusText });
  return answer.data;
}

/** Whether an early answer is one without errors; anything else is asked for anew, which tells what is wrong. */
function isData<Result>(answer: unknown): answer is { readonly data: Result } {
  if (answer === null || typeof answer !== 'object' || 'errors' in answer) return false;
  return 'data' in answer && answer.data !== null;
}

async function send(
  { name, text }: Operation,
  variables: unknown,
  { signal, key, authorization = authorizationHeader() ?? undefined }: SentOptions,
): Promise<Response> {
  try {
    return await fetch(apiUrl('/graphql'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'apollo-require-preflight': 'true',
        ...readerHeaders(),
        ...(authorization ? { authorization } : {}),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    connectionStatus.set(false);
    throw new RequestError('network', { cause });
  }
}

async function readAnswer<Result>(response: Response): Promise<GraphqlAnswer<Result>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as GraphqlAnswer<Result>;
  } catch {
    return {};
  }
}

function reactToRefusal(status: number, errors: readonly GraphqlErrorBody[]): void {
  const isAnonymous = errors.some(({ extensions }) => extensions?.code === 'AuthenticationRequiredError');
  if (isAnonymous) {
    if (!toleratesMissingAuthentication(window.location.pathname)) requireAuthentication('expired');
  } else if (status === 401) {
    requireAuthentication('expired');
  } else if (status === 403) {
    dropAuthorization();
  }
}
