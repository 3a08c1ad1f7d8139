import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

const people = (name: string, count: number): string =>
  [
    'email,firstName,lastName,role',
    ...Array.from({ length: count }, (_, at) => `${name}${at}@red.test,${name},N,Mentor`),
  ].join('\n');

/** Sends a file of people; `leave` ends the connection before the answer. */
function upload(
  csv: string,
  headers: Readonly<Record<string, string>> = {},
): { readonly answer: Promise<string>; readonly leave: () => void } {
  const part = 'Content-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv';
  const call = request({
    host: '127.0.0.1',
    port: server.port,
    path: '/api/users/file',
    method: 'POST',
    headers: {
      host: `red.localhost:${server.port}`,
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      ...headers,
    },
  });
  const answer = new Promise<string>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', async (response) => resolve((await response.toArray()).map(String).join('')));
  });
  call.end(`--part\r\n${part}\r\n\r\n${csv}\r\n--part--\r\n`);
  return { answer, leave: () => call.destroy() };
}

const invited = (name: string): Promise<number> =>
  server.database.withTenant('red', async (tx) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from "user" where first_name = ${name}`.execute(tx);
    return rows[0]?.count ?? 0;
  });

describe('a file of people', () => {
  it('lets everybody else go on while they are invited', async () => {
    const { answer } = upload(people('Ann', 60));
    let isDone = false;
    const done = answer.finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      await server.call('/healthz');
      if (!isDone) answered += 1;
    }
    expect(JSON.parse(await done)).toEqual({ created: 60, failed: [] });
    // One for every few people at least; none when the import holds the process until its end.
    expect(answered).toBeGreaterThan(10);
  });

  it('is not gone through behind the back of somebody who has left', async () => {
    const { answer, leave } = upload(people('Ben', 400));
    const gone = answer.catch(() => undefined);
    while ((await invited('Ben')) === 0) await pause(5);
    leave();
    await gone;
    await pause(300);
    const soon = await invited('Ben');
    await pause(500);
    expect(await invited('Ben')).toBe(soon);
    expect(soon).toBeLessThan(400);
  });

  it('goes on by itself once whoever sent it was told so, and tells how far it is and what it could not take', async () => {
    const csv = `${people('Cid', 60)}\nCid0@red.test,Cid,N,Mentor\ndan@red.test,Dan,D,Nobody\n`;
    const { answer } = upload(csv, { prefer: 'respond-async' });
    const { operation } = JSON.parse(await answer) as { operation: { id: string; kind: string; count: number } };
    expect(operation).toMatchObject({ kind: 'user', count: 62 });
    expect(await invited('Cid')).toBeLessThan(60);

    const read = `query ($ids: [ID!]) { batchOperations(ids: $ids) {
      id kind count updates { users { updateType userId message } } } }`;
    type Update = { updateType: string; userId: string | null; message: string | null };
    const updates = async (): Promise<Update[]> => {
      const { json } = await server.graphql(read, { token, variables: { ids: [operation.id] } });
      return json.data?.batchOperations?.[0]?.updates?.users as unknown as Update[];
    };
    await expect.poll(async () => (await updates()).at(-1)?.updateType, { timeout: 20_000 }).toMatch(/^PROCESSING_/);
    const all = await updates();
    expect(all.at(-1)?.updateType).toBe('PROCESSING_PARTIALLY_SUCCEEDED');
    expect(all.flatMap(({ message }) => message ?? [])).toEqual([
      'Line 62: Email is already in use',
      'Line 63: There is no role “Nobody”',
    ]);
    expect(await invited('Cid')).toBe(60);
    // Each line's user has the id that is told.
    const [first] = all.filter(({ updateType }) => updateType === 'INDIVIDUAL_USER_PROCESSING_SUCCEEDED');
    const found = await server.graphql('query ($id: ID!) { user(id: $id) { firstName } }', {
      token,
      variables: { id: first?.userId },
    });
    expect(found.json.data?.user?.firstName).toBe('Cid');
  });

  it('leaves no row of the file behind in the job', async () => {
    const { answer } = upload(people('Eve', 3));
    expect(JSON.parse(await answer)).toEqual({ created: 3, failed: [] });
    const kept = await server.database.withTenant('red', async (tx) => {
      const { rows } = await sql<{ text: string }>`select payload::text as text from job`.execute(tx);
      return rows.map(({ text }) => text).join();
    });
    expect(kept).not.toContain('@red.test');
  });
});
