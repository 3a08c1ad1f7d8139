import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Settings } from '#server/platform/env/env.ts';

/** Where the bytes of attachments are: a folder of `DATA_DIR`, or an S3 bucket when `S3_*` names one. */
export interface AttachmentStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when there is no such file. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

export async function openAttachmentStore(dataDir: string, s3: S3Settings | null): Promise<AttachmentStore> {
  const disk = new Disk(
    s3 ? await s3Driver(s3) : new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'private' }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: async (key) => opened(await disk.getStream(key)),
    remove: (key) => disk.delete(key),
  };
}

/** A file is opened after its stream is made: one that is not there would else be noticed in the midst of an answer. */
async function opened(bytes: Readable): Promise<Readable> {
  if (bytes instanceof ReadStream) await once(bytes, 'open');
  return bytes;
}

/** Loaded only where it is used: the SDK of the store is larger than everything else the server needs. */
async function s3Driver({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    region,
    bucket,
    visibility: 'private',
    supportsACL: false,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
}
