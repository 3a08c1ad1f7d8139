import { percentile } from '../../support/HealthWatch.ts';
import type { HttpAnswer, ServerProcess } from '../../support/ServerProcess.ts';
import { pause } from '../Writers.ts';
import { hostileFilters } from './hostileFilters.ts';

export interface FloodOutcome {
  readonly refused: number;
  /** Of a hundred refusals ninety-nine took no longer. */
  readonly refusalMs: number;
  readonly quietMs: number;
  readonly floodedMs: number;
  /** Answers that are no refusal of a filter, and others' that are no data. */
  readonly failures: readonly string[];
}

const EVERYDAY = '{ users(limit: 20) { totalCount results { _id fullName } } }';
/** For what it holds altogether, or already for its depth. */
const REFUSED = /"(This filter is too large|or is nested too deep)"/;
/** Between two requests of the same client, as a person's browser leaves them. */
const BREATH_MS = 20;

/** Some clients of one tenant send nothing but filters that are too large, while somebody of another asks as ever. */
export async function floodFilters(server: ServerProcess, clients: number, ms: number): Promise<FloodOutcome> {
  const [attacker, neighbour] = await Promise.all([server.signIn('demo', 'admin'), server.signIn('rival', 'admin')]);
  const failures: string[] = [];
  const send = async (tenant: string, token: string, body: object, times: number[]): Promise<HttpAnswer> => {
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
    const began = performance.now();
    const answer = await server.send(tenant, 'POST', '/graphql', body, headers);
    times.push(performance.now() - began);
    return answer;
  };
  const ask = async (until: number): Promise<readonly number[]> => {
    const times: number[] = [];
    for (; performance.now() < until; await pause(BREATH_MS)) {
      const { text } = await send('rival', neighbour, { query: EVERYDAY }, times);
      if (!text.includes('"totalCount"')) failures.push(`another tenant got ${text.slice(0, 200)}`);
    }
    return sorted(times);
  };
  const refusals: number[] = [];
  const flood = async (client: number, until: number): Promise<void> => {
    for (let sent = client; performance.now() < until; sent++) {
      const body = hostileFilters[sent % hostileFilters.length] ?? {};
      const { text } = await send('demo', attacker, body, refusals);
      if (!REFUSED.test(text)) failures.push(`not refused: ${text.slice(0, 200)}`);
    }
  };
  // What is asked for the first time is planned.
  await ask(performance.now() + ms / 5);
  const quiet = await ask(performance.now() + ms);
  const until = performance.now() + ms;
  const [flooded] = await Promise.all([ask(until), ...Array.from({ length: clients }, (_, at) => flood(at, until))]);
  const [refusalMs, quietMs, floodedMs] = [sorted(refusals), quiet, flooded].map((times) => percentile(times, 0.99));
  return {
    refused: refusals.length,
    refusalMs: refusalMs ?? 0,
    quietMs: quietMs ?? 0,
    floodedMs: floodedMs ?? 0,
    failures,
  };
}

function sorted(times: readonly number[]): readonly number[] {
  return times.toSorted((one, other) => one - other);
}
