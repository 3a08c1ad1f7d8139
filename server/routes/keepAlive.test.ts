import { expect, it } from 'vitest';
import { startTestServer } from '#server/testing/startTestServer.ts';

it('keeps an idle connection longer than proxies do', async () => {
  const server = await startTestServer();
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  } finally {
    await server.close();
  }
});
