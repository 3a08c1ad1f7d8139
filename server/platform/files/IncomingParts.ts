import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/utils';
import { asStorageError, StorageFullError } from './storageFull.ts';

/** What has arrived of uploads that are not complete, as files of a folder. */
export class IncomingParts extends FileStore {
  constructor(directory: string, expirationPeriodInMilliseconds: number) {
    super({ directory, expirationPeriodInMilliseconds });
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#withRoom(upload.id, () => super.create(upload));
  }

  /** A part that breaks off stays as far as it has come. */
  override write(part: Readable, id: string, offset: number): Promise<number> {
    return this.#withRoom(id, async () => {
      const file = await open(join(this.directory, id), 'r+');
      try {
        return await writeOn(file, part, offset);
      } finally {
        await file.close();
      }
    });
  }

  /** Takes an upload out, whatever there is of it. */
  async forget(id: string): Promise<void> {
    const file = join(this.directory, id);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  /** What finds no room gives back what it has taken: nobody could complete it, and others need it. */
  async #withRoom<T>(id: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (cause) {
      const error = asStorageError(cause);
      if (!(error instanceof StorageFullError)) throw ERRORS.FILE_WRITE_ERROR;
      await this.forget(id);
      throw error;
    }
  }
}

/** Where the part ends. Its stream is left as it is: the caller would hear of its end before it hears of ours. */
async function writeOn(file: FileHandle, part: Readable, offset: number): Promise<number> {
  let end = offset;
  for await (const chunk of part.iterator({ destroyOnReturn: false })) {
    for (let rest: Buffer = chunk; rest.length > 0; ) {
      const { bytesWritten } = await file.write(rest, 0, rest.length, end);
      end += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }
  return end;
}
