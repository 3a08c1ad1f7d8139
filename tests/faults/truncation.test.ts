import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { truncateEverything } from './truncation.ts';

/** The short form of `npm run test:faults -- truncation`. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

it('lives on whatever request is cut at any kilobyte, and calls it the client’s mistake', async () => {
  const token = await server.signIn('admin@red.test');
  const target = { port: server.port, host: 'red.localhost', token };
  const said = [vi.spyOn(console, 'error'), vi.spyOn(process.stderr, 'write')];
  const outcome = await truncateEverything(target, { step: 1024, bytes: 12 * 1024 });
  expect(outcome.failures).toEqual([]);
  expect(outcome.sent).toBeGreaterThan(200);
  // What a client does is nothing for the log.
  expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
  for (const spy of said) spy.mockRestore();
}, 60_000);
