/**
 * Which files are in the store. A file is written down before its bytes are put, and taken out after they are gone, so
 * that a crash between the two leaves something that the next sweep finds.
 */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { QueueLanes } from '#server/platform/jobs/QueueLanes.ts';
import { dropFilesOfGone } from './followedFiles.ts';
import { dropUnshownPictures } from './pictures.ts';

const FILES_CHANNEL = 'cohort_files';
const POLL_MS = 10 * 60_000;
const BATCH = 100;

/** To be called, and committed, before the bytes are put. */
export async function noteFile(tx: Tx, key: string): Promise<void> {
  await sql`insert into stored_file (tenant_id, key) values (current_setting('app.tenant'), ${key})`.execute(tx);
}

/** The record that the file belongs to is there: from now on the file goes when the record goes. */
export async function keepFile(tx: Tx, key: string): Promise<void> {
  await sql`update stored_file set is_kept = true where key = ${key}`.execute(tx);
}

/** Has the files removed of records that this transaction has deleted, by whatever way. */
export const sweepFilesAfterDelete: WriteHook = async ({ after }, { tx }) => {
  if (after === null) await sql`select pg_notify(${FILES_CHANNEL}, '')`.execute(tx);
};

/** Removes the bytes of files whose record is gone, and of uploads that were never finished. */
export function fileSweeper(database: DatabaseHandle, store: AttachmentStore): QueueLanes {
  const drain = async (isStopped: () => boolean): Promise<void> => {
    await adoptFiles(database);
    await dropFilesOfGone(database);
    await dropUnshownPictures(database);
    for (let keys = await orphans(database); keys.length > 0 && !isStopped(); keys = await orphans(database)) {
      // Never while the row is held: a bucket may be slow. Twice does no harm, because a key is never used again.
      for (const key of keys) await store.remove(key);
      await database.withSystem((tx) => sql`delete from stored_file where key = any(${keys}::text[])`.execute(tx));
    }
  };
  return new QueueLanes(database, { name: 'files', channel: FILES_CHANNEL, pollMs: POLL_MS, drain }, 1);
}

/** Files of before, and those of the demo, that nobody has written down. */
async function adoptFiles(database: DatabaseHandle): Promise<void> {
  await database.withSystem((tx) =>
    sql`insert into stored_file (tenant_id, key, is_kept)
      select tenant_id, storage_key, true from attachment where storage_key is not null
      on conflict do nothing`.execute(tx),
  );
}

/** Files that were made for people; a product need not have any. */
const isOfExport = specCatalog.all().some(({ meta }) => meta.name === 'Export')
  ? sql`and not exists (select from export e where e.tenant_id = f.tenant_id and e.storage_key = f.key)`
  : sql``;

async function orphans(database: DatabaseHandle): Promise<string[]> {
  return database.withSystem(async (tx) => {
    const { rows } = await sql<{ key: string }>`
      select f.key from stored_file f
      where (f.is_kept or f.created_at < now() - interval '1 hour')
        and not exists (select from attachment a where a.tenant_id = f.tenant_id and a.storage_key = f.key)
        ${isOfExport}
      limit ${BATCH}`.execute(tx);
    return rows.map(({ key }) => key);
  });
}
