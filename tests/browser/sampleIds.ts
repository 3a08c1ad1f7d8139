import { request } from 'node:http';
import { port, tokenOf } from './visit.ts';

/** Ids of records that an account may read, one of each kind that routes speak of. */
export async function sampleIds(tenant: string, account: string): Promise<Record<string, string>> {
  const token = await tokenOf(tenant, account);
  const data = await ask(
    tenant,
    token,
    '{ currentUser { _id } startups(limit: 1) { results { _id } } programs(limit: 1) { results { _id } } articles(limit: 1) { results { _id } } }',
  );
  const first = (name: string): string | undefined =>
    (data[name] as { results: { _id: string }[] } | null)?.results[0]?._id;
  const found = {
    user: (data.currentUser as { _id: string })._id,
    startup: first('startups'),
    program: first('programs'),
    article: first('articles'),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

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
