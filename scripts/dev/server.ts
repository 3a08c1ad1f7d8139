/**
 * The server of `npm run dev`. What was changed is taken over without starting anew: a new generation of the modules is
 * prepared beside the one that answers, on the database that is open, and connections go to it when it is ready. A change
 * that cannot be loaded leaves the former generation answering. A change of what holds the database needs another process.
 */
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { App } from '#server/start/createApp.ts';
import { Generations } from './Generations.ts';

/** Each generation stays in memory; a process that has grown so far is better begun anew. */
const MOST_HEAP_BYTES = 1.5e9;

/** Told to `scripts/dev.mjs`: what became of all changes up to that number. */
interface ServerMessage {
  readonly kind: 'serving' | 'refused' | 'needs-restart';
  readonly number: number;
}
/** Told by it: these files (absolute paths) have changed. */
interface ChangeMessage {
  readonly number: number;
  readonly files: readonly string[];
}

const root = pathToFileURL(`${process.cwd()}/`);
const generations = new Generations([new URL('server/', root).href, new URL('domain/', root).href]);
const { loadEnv } = await import('#server/platform/env/env.ts');
const { logFault, setLogLevel } = await import('#server/platform/log/log.ts');
const { endAfterFailedStart, endOnUncaught, stopOnSignal } = await import('#server/start/endOfProcess.ts');
const { openOrEnd } = await import('#server/start/openOrEnd.ts');

const env = loadEnv();
setLogLevel(env.logLevel);
endOnUncaught();

/** Files that were changed and not taken over yet. */
const waiting = new Set<string>();
let lastNumber = 0;
let isPreparing = true;
process.on('message', ({ number, files }: ChangeMessage) => {
  lastNumber = number;
  for (const file of files) waiting.add(file);
  if (!isPreparing) void takeOver();
});

const database = await openOrEnd(env);
generations.layGround();
let app = await prepareApp().catch(endAfterFailedStart);
const door = createServer((socket) => void app.server.emit('connection', socket));
door.listen(env.port, env.host);
stopOnSignal(async () => {
  door.close();
  await app.close();
  await database.close();
});
const { announce } = await import('#server/start/announce.ts');
await announce(env, database, env.port);
await takeOver();

async function prepareApp(): Promise<App> {
  const address = new URL('server/start/prepareServer.ts', root).href;
  const { prepareServer } = (await generations.load(address)) as typeof import('#server/start/prepareServer.ts');
  return prepareServer(env, database);
}

async function takeOver(): Promise<void> {
  isPreparing = true;
  while (waiting.size > 0) {
    const files = [...waiting];
    const number = lastNumber;
    waiting.clear();
    const isTooLarge = process.memoryUsage().heapUsed > MOST_HEAP_BYTES;
    if (isTooLarge || generations.isGround(files)) return tell({ kind: 'needs-restart', number });
    generations.next();
    tell({ kind: (await replaceApp()) ? 'serving' : 'refused', number });
  }
  isPreparing = false;
  await generations.prepare();
}

async function replaceApp(): Promise<boolean> {
  const before = app;
  const began = performance.now();
  try {
    app = await prepareApp();
    console.log(`server: takes over (${Math.round(performance.now() - began)} ms)`);
  } catch (error) {
    console.error(`server: ${error instanceof Error ? error.message : String(error)}; what ran before goes on`);
    logFault('server.notTakenOver', error);
    return false;
  }
  before.close().catch((error: unknown) => logFault('server.stopFailed', error));
  return true;
}

function tell(message: ServerMessage): void {
  process.send?.(message);
}
