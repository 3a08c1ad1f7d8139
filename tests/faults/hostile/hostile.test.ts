import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract/testServer.ts';
import { hostileTarget } from './hostileTarget.ts';
import { sendHostile } from './sendHostile.ts';

/** The short form of `npm run test:faults -- hostile`. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

it('calls whatever is sent the client’s mistake, or answers it', async () => {
  const token = await server.signIn('demo', 'admin');
  const target = await hostileTarget(
    ({ method, path, body }, headers) => server.http('demo', method, path, { body, headers }),
    token,
  );
  const { failures, sent } = await sendHostile(target, 600);
  expect(failures.join('\n\n')).toBe('');
  expect(sent).toBe(600);
}, 120_000);
