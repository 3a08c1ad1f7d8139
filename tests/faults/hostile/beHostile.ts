import { join } from 'node:path';
import { HealthWatch } from '../../support/HealthWatch.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import type { Report } from '../Report.ts';
import { hostileTarget } from './hostileTarget.ts';
import { sendHostile } from './sendHostile.ts';

/** Ten thousand hostile requests, beside what tells a stall of the server from a busy machine. */
export async function beHostile(dataDir: string): Promise<Report> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  // Does nothing at all: how long it takes to answer is how busy the machine is.
  const bystander = await ServerProcess.start({ DATA_DIR: join(dataDir, 'idle'), DEMO: '0' });
  try {
    const token = await server.signIn('demo', 'admin');
    const target = await hostileTarget(
      ({ method, path, body }, headers) => server.send('demo', method, path, body, headers),
      token,
    );
    const health = new HealthWatch(server.port);
    const idle = new HealthWatch(bystander.port);
    const lagSince = (begun: number) =>
      ` (meanwhile /healthz ${Math.round(health.slowestSince(begun))} ms, of an idle server ${Math.round(idle.slowestSince(begun))} ms)`;
    const { sent, slowestMs, failures } = await sendHostile(target, 10_000, lagSince);
    const [own, others] = [await health.end(), await idle.end()].map((times) => Math.round(times.at(-1) ?? 0));
    const summary = `${sent} requests, the slowest ${Math.round(slowestMs)} ms, /healthz ${own} ms, of an idle server ${others} ms`;
    return { summary, failures };
  } finally {
    await bystander.kill();
    await server.kill();
  }
}
