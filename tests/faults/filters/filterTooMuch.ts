import { ServerProcess } from '../../support/ServerProcess.ts';
import type { Report } from '../Report.ts';
import { floodFilters } from './floodFilters.ts';

/** The long form, which measures. */
export async function filterTooMuch(dataDir: string): Promise<Report> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  const flood = await floodFilters(server, 8, 10_000).finally(() => server.kill());
  const { refused, refusalMs, quietMs, floodedMs } = flood;
  const failures = [...flood.failures];
  if (refusalMs > 50) failures.push('a refusal takes more than 50 ms');
  if (floodedMs > 2 * quietMs) failures.push('another tenant waits more than twice as long');
  const others = `another tenant ${quietMs.toFixed(1)} ms before and ${floodedMs.toFixed(1)} ms meanwhile`;
  return { summary: `${refused} filters refused, p99 ${refusalMs.toFixed(1)} ms; ${others}`, failures };
}
