/** The server process. */
import { join } from 'node:path';
import { openAttachmentStore } from './attachments/AttachmentStore.ts';
import { createApp } from './createApp.ts';
import type { DatabaseHandle } from './db/database.ts';
import { DataDirLockedError } from './db/lockDataDir.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { refreshStatistics } from './db/refreshStatistics.ts';
import { type Env, loadEnv } from './env.ts';
import { operations } from './generated/access.gen.ts';
import { entities } from './generated/entities.gen.ts';
import { entityTypeDefs } from './generated/schema.gen.ts';
import { StaticFiles } from './http/StaticFiles.ts';
import { assertNoDemoAccounts } from './installation/assertNoDemoAccounts.ts';
import { issueSetupLink } from './installation/setupLinks.ts';
import { fileTransport, smtpTransport } from './jobs/mailTransport.ts';
import { knownOperationTexts } from './knownOperationTexts.ts';
import { log, logFault, logTrouble, setLogLevel } from './log/log.ts';
import { entityWriter } from './modules/entityModules.ts';
import { serverModules } from './modules/index.ts';
import { jobHandlers } from './modules/jobHandlers.ts';

const DIST = new URL('../dist', import.meta.url).pathname;

async function main(): Promise<void> {
  const env = loadEnv();
  setLogLevel(env.logLevel);
  const database = await open(env);
  const metas = Object.values(entities);
  await migrate(database, metas);
  const attachments = await openAttachmentStore(env.dataDir, env.s3);
  if (env.demo) {
    const { fillDemo } = await import('./demo/fillDemo.ts');
    await fillDemo(database, attachments);
  } else {
    await assertNoDemoAccounts(database, env);
  }

  const app = await createApp({
    database,
    env,
    entities: metas,
    entityTypeDefs,
    operations,
    modules: serverModules,
    writer: entityWriter,
    jobs: jobHandlers,
    attachments,
    knownOperations: await knownOperationTexts(),
    files: await StaticFiles.load(DIST),
    mailTransport: env.smtpUrl === null ? fileTransport(join(env.dataDir, 'outbox')) : smtpTransport(env.smtpUrl),
  });
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

/** Where people find the server, and how to begin where there is no organisation yet (contract: running). */
async function announce(env: Env, database: DatabaseHandle, port: number): Promise<void> {
  const address = new URL(env.publicUrl);
  // A free port that was asked for is known only now.
  if (env.port === 0) address.port = String(port);
  if (env.demo) address.hostname = `demo.${address.hostname}`;
  console.log(`ready ${address.origin}`);
  const secret = await issueSetupLink(database);
  if (secret !== null)
    console.log(`setup ${new URL(env.publicUrl).origin.replace(/:0$/, `:${port}`)}/setup?token=${secret}`);
}

async function open(env: Env): Promise<DatabaseHandle> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log('info', 'server.stopping', { signal });
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          logFault('server.stopFailed', error);
          process.exit(1);
        },
      );
    });
  }
}

// Nobody has waited for it, so nobody can tell whether what it left behind is whole: the process ends, and says why.
process.on('uncaughtException', (error) => {
  logFault('server.crashed', error);
  process.exit(1);
});

main().catch((error: unknown) => {
  // For whoever starts it: one line in words, the details for the log.
  console.error(`The server could not start: ${error instanceof Error ? error.message : 'unknown error'}`);
  logFault('server.startFailed', error);
  process.exit(1);
});
