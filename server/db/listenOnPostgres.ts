import pg from 'pg';

const RECONNECT_MS = 1000;

/**
 * Holds a connection of its own that listens on `channel`, and opens a new one when it is lost. `wake` is called after
 * each reconnection too, for whatever was missed meanwhile.
 */
export async function listenOnPostgres(url: string, channel: string, wake: () => void): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    client.on('end', () => {
      if (!isStopped) timer = setTimeout(reconnect, RECONNECT_MS);
    });
    client.on('notification', wake);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    current = client;
    if (isStopped) await client.end();
  };
  const reconnect = (): void => {
    connect().then(wake, () => {
      if (!isStopped) timer = setTimeout(reconnect, RECONNECT_MS);
    });
  };

  await connect();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await current?.end();
  };
}
