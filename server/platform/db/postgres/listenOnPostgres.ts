import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 1000;
const FAREWELL_MS = 1000;

/**
 * Holds a connection of its own that listens on `channel`, and opens a new one when it is lost. `wake` is called after
 * each reconnection too, for whatever was missed meanwhile.
 */
export async function listenOnPostgres(
  open: () => pg.Client,
  channel: string,
  wake: () => void,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const client = open();
    client.on('error', () => {});
    client.on('notification', wake);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    // Only now: a client that could not connect ends as well, and one failure must lead to one new try.
    client.once('end', retryLater);
    if (isStopped) await client.end();
  };
  const retryLater = (): void => {
    if (isStopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => connect().then(wake, retryLater), RECONNECT_MS);
  };

  await connect();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    // The other end may be silent: nobody waits for its farewell for long.
    await Promise.race([current?.end().catch(() => {}), sleep(FAREWELL_MS, undefined, { ref: false })]);
  };
}
