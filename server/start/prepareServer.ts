/** The server of this product, put together from what was generated and written for it. */
import { join } from 'node:path';
import { assembleSchema } from '#server/graphql/schema/assembleSchema.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import type { Env } from '#server/platform/env/env.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { StaticFiles } from '#server/platform/http/StaticFiles.ts';
import { fileTransport, smtpTransport } from '#server/platform/mail/mailTransport.ts';
import { assertNoDemoAccounts } from '#server/services/installation/assertNoDemoAccounts.ts';
import { operations } from '../generated/access.gen.ts';
import { entities } from '../generated/entities.gen.ts';
import { entityTypeDefs } from '../generated/schema.gen.ts';
import { type App, createApp } from './createApp.ts';
import { knownOperationTexts } from './knownOperationTexts.ts';
import { entityWriter, followers, jobHandlers, moduleApis, schedules } from './product.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

/**
 * Brings the database to the schema of the spec and puts the application together. It does not listen yet, so that in
 * development one can be prepared while the one before still answers (`scripts/dev/server.ts`).
 */
export async function prepareServer(env: Env, database: DatabaseHandle): Promise<App> {
  const metas = Object.values(entities);
  // First of all: a schema with a hole in its access rules must not start.
  const app = assembleSchema({ entityTypeDefs, entities: metas, modules: moduleApis, operations });
  await migrate(database, metas);
  const attachments = await openAttachmentStore(env.dataDir, env.s3);
  if (env.demo) {
    const { fillDemo } = await import('../demo/fillDemo.ts');
    await fillDemo(database, attachments);
  } else {
    await assertNoDemoAccounts(database, env);
  }
  return createApp({
    app,
    database,
    env,
    writer: entityWriter,
    jobs: jobHandlers,
    followers,
    schedules: env.clock ? schedules : [],
    attachments,
    knownOperations: await knownOperationTexts(),
    files: await StaticFiles.load(DIST),
    mailTransport: env.smtpUrl === null ? fileTransport(join(env.dataDir, 'outbox')) : smtpTransport(env.smtpUrl),
  });
}
