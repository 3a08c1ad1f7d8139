import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Traffic } from './Traffic.ts';

/** How long requests that are running may go on; no operation takes longer. */
const GRACE_MS = 10_500;
/** Whoever has just connected sends a request in a moment. */
const LATECOMERS_MS = 500;
const LOOK_MS = 50;
/** A turn of the loop in which next to nothing was done. */
const CALM_TURN_MS = 1;

/** Takes no new connections, serves those who have connected already, lets running requests end, and closes what is idle. */
export async function closeServer(server: Server, traffic: Traffic): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await untilCalm();
  let isClosed = false;
  const closed = stopListening(server).then(() => {
    isClosed = true;
  });
  traffic.part();
  await Promise.race([closed, sleep(LATECOMERS_MS)]);
  while (!isClosed) {
    // What has arrived is read first: a connection whose request lies there unread is idle by name only.
    await setImmediate();
    server.closeIdleConnections();
    await Promise.race([closed, sleep(LOOK_MS)]);
  }
  clearTimeout(force);
}

/**
 * Until the loop has just taken the connections that waited for it, and nothing else: the system turns away, without a
 * word, whoever is waiting at the moment when nobody listens any more.
 */
async function untilCalm(): Promise<void> {
  const began = performance.now();
  let turn = began;
  let took = Number.POSITIVE_INFINITY;
  while (took > CALM_TURN_MS && turn - began < LATECOMERS_MS) {
    await setImmediate();
    took = performance.now() - turn;
    turn += took;
  }
}

/** The way of its parent: that of a server of HTTP closes what it takes for idle, also who is about to send a request. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}
