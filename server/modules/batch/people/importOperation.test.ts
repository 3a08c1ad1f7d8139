import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { IMPORT_ACTION } from '../importLines.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

it('ends at once, and keeps no row, when whoever began it is not there any more', async () => {
  const people = [{ email: 'zoe@red.test', firstName: 'Zoe', lastName: 'Z', role: 'Mentor' }];
  const payload = { kind: 'user', action: IMPORT_ACTION, ids: ['zoe'], data: { people } };
  const id = await server.database.withTenant('red', (tx) =>
    queueJob(tx, { kind: 'batch', userId: 'somebody who has left', payload }),
  );
  const job = () =>
    server.database.withTenant('red', async (tx) => {
      const { rows } = await sql<{ ended: boolean; text: string }>`
        select finished_at is not null as ended, payload::text as text from job where id = ${id}`.execute(tx);
      return rows[0];
    });
  await expect.poll(async () => (await job())?.ended, { timeout: 4_000 }).toBe(true);
  expect((await job())?.text).not.toContain('zoe@red.test');
  const reports = await server.database.withTenant('red', async (tx) => {
    const { rows } = await sql<{ update_type: string }>`
      select update_type from batch_update where operation_id = ${id} order by seq`.execute(tx);
    return rows.map((row) => row.update_type);
  });
  expect(reports).toEqual(['VALIDATION_SUCCEEDED', 'INDIVIDUAL_USER_PROCESSING_FAILED', 'PROCESSING_FAILED']);
});
