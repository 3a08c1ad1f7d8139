import { request } from 'node:http';
import { port } from './visit.ts';

/** Asks the server past the browser. */
export function ask(
  tenant: string,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: port(),
        path: '/graphql',
        method: 'POST',
        headers: {
          host: `${tenant}.localhost:${port()}`,
          'content-type': 'application/json',
          'apollo-require-preflight': 'true',
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => {
          const answer = JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown };
          return answer.data ? resolve(answer.data) : reject(new Error(text));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ query, variables }));
  });
}
