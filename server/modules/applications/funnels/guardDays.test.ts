/** Funnels, rounds and programs end after they begin. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const refusal = async (mutation: string): Promise<string | undefined> =>
  (await server.ask('admin', `mutation { ${mutation} { _id } }`)).errors?.[0]?.message;

it('names the day that comes too early', async () => {
  expect(await refusal('updateFunnelRound(id: "r1", input: { opensAt: "2099-02-01", closesAt: "2099-01-31" })')).toBe(
    'Closes at can not be before Opens at',
  );
  expect(await refusal('updateFunnel(id: "fu1", input: { pausesAt: "2099-02-01", resumesAt: "2099-01-31" })')).toBe(
    'Resumes at can not be before Pauses at',
  );
  expect(await refusal('updateProgram(id: "p1", input: { startDate: "2099-02-01", endDate: "2099-01-31" })')).toBe(
    'End date can not be before Start date',
  );
});

it('takes days in order, and the same one twice', async () => {
  expect(await refusal('updateFunnelRound(id: "r1", input: { opensAt: "2099-02-01", closesAt: "2099-02-01" })')).toBe(
    undefined,
  );
});
