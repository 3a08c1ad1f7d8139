/** The server of this product, put together from what was generated and written for it. */
import { join } from 'node:path';
import { openAttachmentStore } from '../attachments/AttachmentStore.ts';
import { type App, createApp } from '../createApp.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { operations } from '../generated/access.gen.ts';
import { entities } from '../generated/entities.gen.ts';
import { entityTypeDefs } from '../generated/schema.gen.ts';
import { StaticFiles } from '../http/StaticFiles.ts';
import { assertNoDemoAccounts } from '../installation/assertNoDemoAccounts.ts';
import { fileTransport, smtpTransport } from '../jobs/mailTransport.ts';
import { knownOperationTexts } from '../knownOperationTexts.ts';
import { entityWriter } from '../modules/entityModules.ts';
import { serverModules } from '../modules/index.ts';
import { jobHandlers } from '../modules/jobHandlers.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

/**
 * Brings the database to the schema of the spec and puts the application together. It does not listen yet, so that in
 * development one can be prepared while the one before still answers (`scripts/dev/server.ts`).
 */
export async function prepareServer(env: Env, database: DatabaseHandle): Promise<App> {
  const metas = Object.values(entities);
  await migrate(database, metas);
  const attachments = await openAttachmentStore(env.dataDir, env.s3);
  if (env.demo) {
    const { fillDemo } = await import('../demo/fillDemo.ts');
    await fillDemo(database, attachments);
  } else {
    await assertNoDemoAccounts(database, env);
  }
  return createApp({
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
}
