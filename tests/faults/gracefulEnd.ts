import { Agent, request } from 'node:http';
import type { ServerProcess } from '../support/ServerProcess.ts';
import { pause } from './Writers.ts';

export interface EndOutcome {
  readonly served: number;
  /** Requests that were cut off: their connection ended without an answer. */
  readonly cut: readonly string[];
  readonly exitCode: number | null;
  readonly tookMs: number;
}

const AFTER_MS = 100;

/** Ends a server while clients ask over connections that they keep; each stops once nobody takes its connections any more. */
export async function endUnderTraffic(server: ServerProcess, clients: number): Promise<EndOutcome> {
  const outcome = { served: 0, cut: [] as string[], began: performance.now() };
  const lanes = Array.from({ length: clients }, () => askUntilRefused(server.port, outcome));
  await pause(500);
  const began = performance.now();
  const exitCode = await server.end();
  const tookMs = performance.now() - began;
  await Promise.all(lanes);
  return { ...outcome, exitCode, tookMs };
}

async function askUntilRefused(
  port: number,
  outcome: { served: number; cut: string[]; readonly began: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answer = await ask(port, agent, '/api/pictures/none').catch((error: NodeJS.ErrnoException) => error.code);
    if (answer === 'ECONNREFUSED') return agent.destroy();
    if (typeof answer === 'number') outcome.served += 1;
    else
      outcome.cut.push(
        `${answer ?? 'an error without a code'} after ${Math.round(performance.now() - outcome.began)} ms`,
      );
    await pause(AFTER_MS * Math.random());
  }
}

/** Status of an answer that came in full. */
export function ask(port: number, agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `demo.localhost:${port}` };
    const call = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}
