import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { buildSchema } from 'graphql';
import { type HostileRequest, HostileRequests } from './HostileRequests.ts';

export interface HostileTarget {
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Of records that are there. */
  readonly ids: readonly string[];
  /** Sends as somebody who may do everything. */
  send(request: HostileRequest): Promise<{ readonly status: number; readonly text: string }>;
}

export interface HostileOutcome {
  readonly sent: number;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

/** What else was slow since a moment, in words: whether the request waited alone, with everybody, or with the machine. */
type LagSince = (begun: number) => string;

const STALL_MS = 500;

/** Sends so many requests one after the other. None is answered as a fault of ours, none keeps the server busy. */
export async function sendHostile(
  target: HostileTarget,
  count: number,
  lagSince: LagSince = () => '',
  seed = 20_260_101,
): Promise<HostileOutcome> {
  const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
  const requests = new HostileRequests(seed, schema, target.routes, target.ids);
  const failures: string[] = [];
  let slowestMs = 0;
  for (let sent = 0; sent < count; sent++) {
    const request = requests.next();
    const started = performance.now();
    const { status, text } = await target.send(request);
    const tookMs = performance.now() - started;
    slowestMs = Math.max(slowestMs, tookMs);
    const isOurFault = status >= 500 || text.includes('"InternalError"');
    const isSlow = tookMs > STALL_MS;
    if (isOurFault || isSlow)
      failures.push(`${Math.round(tookMs)} ms${lagSince(started)} ${shortened(request)} → ${text.slice(0, 300)}`);
  }
  return { sent: count, slowestMs, failures };
}

function shortened({ method, path, body }: HostileRequest): string {
  return `${method} ${path} ${JSON.stringify(body ?? null).slice(0, 600)}`;
}
