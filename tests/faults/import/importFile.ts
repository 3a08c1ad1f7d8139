import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../support/ServerProcess.ts';

/** A file of people that are new, each invited as a mentor. */
export function fileOfPeople(name: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `${name}${at}@demo.test,${name},N${at},Mentor`);
  return ['email,firstName,lastName,role', ...lines].join('\n');
}

export interface StartedOperation {
  readonly id: string;
  readonly count: number;
}

/** Sends a file of people and is told of the operation that goes on by itself. */
export function startImport(server: ServerProcess, token: string, csv: string): Promise<StartedOperation> {
  const head = 'Content-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv';
  const body = Buffer.from(`--part\r\n${head}\r\n\r\n${csv}\r\n--part--\r\n`);
  const headers = {
    host: `demo.localhost:${server.port}`,
    authorization: `Bearer ${token}`,
    prefer: 'respond-async',
    'content-type': 'multipart/form-data; boundary=part',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path: '/api/users/file', method: 'POST', headers },
      async (response) => {
        const text = (await response.toArray()).map(String).join('');
        if (response.statusCode === 202) resolve((JSON.parse(text) as { operation: StartedOperation }).operation);
        else reject(new Error(`the import was answered with ${response.statusCode}: ${text}`));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

interface Update {
  readonly updateType: string;
  readonly userId: string | null;
  readonly message: string | null;
}

const UPDATES = `query ($id: ID!) { batchOperation(id: $id) { updates { users { updateType userId message } } } }`;

export async function updatesOf(server: ServerProcess, token: string, id: string): Promise<readonly Update[]> {
  const { batchOperation } = await server.graphql<{ batchOperation: { updates: { users: Update[] } } }>(
    'demo',
    token,
    UPDATES,
    { id },
  );
  return batchOperation.updates.users;
}

/** Resolves with all that was reported once the operation is over. */
export async function endOf(
  server: ServerProcess,
  token: string,
  id: string,
  patienceMs: number,
): Promise<readonly Update[]> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(250)) {
    const updates = await updatesOf(server, token, id);
    if (updates.some(({ updateType }) => /^PROCESSING_|^VALIDATION_FAILED/.test(updateType))) return updates;
  }
  throw new Error(`the import was not over after ${patienceMs} ms`);
}
