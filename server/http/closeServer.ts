import type { Server } from 'node:http';

/** How long requests that are running may go on; no operation takes longer. */
const GRACE_MS = 10_500;
const LOOK_MS = 100;

/** Takes no new connections, lets running requests end, and closes connections as they become idle. */
export async function closeServer(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(closeIdle);
  clearTimeout(force);
}
