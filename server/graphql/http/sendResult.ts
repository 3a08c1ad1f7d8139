import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { withoutStatus } from '#server/graphql/execute/socketResults.ts';

/** What an error says of the answer that carries it; never shown itself. */
interface HttpPart {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with a result that is masked already. The gravest of its errors gives the status. */
export function sendResult(response: ServerResponse, result: ExecutionResult, mediaType: string): void {
  const parts = (result.errors ?? []).map(({ extensions }) => (extensions.http ?? {}) as HttpPart);
  for (const [name, value] of parts.flatMap(({ headers }) => Object.entries(headers ?? {}))) {
    response.setHeader(name, value);
  }
  response.statusCode = Math.max(200, ...parts.map(({ status }) => status ?? 200));
  response.setHeader('content-type', `${mediaType}; charset=utf-8`);
  response.end(JSON.stringify(withoutStatus(result)));
}
