/** The server process. */
import { refreshStatistics } from '#server/platform/db/schema/refreshStatistics.ts';
import { loadEnv } from '#server/platform/env/env.ts';
import { logTrouble, setLogLevel } from '#server/platform/log/log.ts';
import { announce } from './start/announce.ts';
import { endAfterFailedStart, endOnUncaught, stopOnSignal } from './start/endOfProcess.ts';
import { openOrEnd } from './start/openOrEnd.ts';
import { prepareServer } from './start/prepareServer.ts';

async function main(): Promise<void> {
  const env = loadEnv();
  setLogLevel(env.logLevel);
  const database = await openOrEnd(env);
  const app = await prepareServer(env, database);
  stopOnSignal(async (signal) => {
    // Whoever presses Ctrl+C has no other process that takes over.
    if (signal === 'SIGTERM') await app.drain();
    await app.close();
    await database.close();
  });
  const port = await app.listen(env.port, env.host);
  await announce(env, database, port);
  // Not before: the first requests can do without.
  if (env.demo || database.kind === 'pglite') {
    await refreshStatistics(database).catch((error: unknown) => logTrouble('database.notAnalysed', error));
  }
}

endOnUncaught();
main().catch(endAfterFailedStart);
