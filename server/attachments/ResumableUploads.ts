import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { MemoryLocker, Server } from '@tus/server';

import { type FileKind, MAX_FILE_BYTES } from '#domain/files/fileTypes.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { HttpError } from '#server/http/respond.ts';
import type { AttachmentService } from './AttachmentService.ts';
import { cleanFileName, requiredType } from './fileRules.ts';

/** A client that can go on after a break says so (protocol tus 1.0). */
export function isResumable(request: IncomingMessage): boolean {
  return request.headers['tus-resumable'] !== undefined;
}

/** Parts that nobody came back for are removed after this time, when the next upload begins. */
const EXPIRES_MS = 24 * 60 * 60 * 1000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** Uploads in pieces: what has arrived stays, and the rest is sent once the network is back. */
export class ResumableUploads {
  readonly #service: AttachmentService;
  readonly #folder: string;
  readonly #path: string;
  readonly #store: FileStore;
  readonly #locker = new MemoryLocker();
  #sweptAt = 0;

  constructor(service: AttachmentService, dataDir: string, path: string) {
    this.#service = service;
    this.#folder = join(dataDir, 'incoming');
    this.#path = path;
    this.#store = new FileStore({ directory: this.#folder, expirationPeriodInMilliseconds: EXPIRES_MS });
  }

  /** One request of an upload. The name of an upload tells whose it is, so that nobody goes on with another's. */
  async handle(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
    if (request.method === 'POST') await this.#sweep();
    const complete: string[] = [];
    const owner = `${context.tenant.id}.${context.principal?.id ?? ''}.`;
    const server = new Server({
      path: this.#path,
      datastore: this.#store,
      locker: this.#locker,
      maxSize: MAX_FILE_BYTES,
      relativeLocation: true,
      disableTerminationForFinishedUploads: true,
      namingFunction: () => `${owner}${randomUUID()}`,
      onIncomingRequest: async (incoming, id) => {
        if (incoming.method !== 'POST' && !id.startsWith(owner))
          throw { status_code: 404, body: 'There is no such upload' };
      },
      // Said before ten megabytes have travelled.
      onUploadCreate: async (_incoming, { metadata }) => {
        await asAnswered(async () => requiredType(cleanFileName(metadata?.filename ?? ''), kindOf(metadata)));
        return {};
      },
      onUploadFinish: async (_incoming, upload) => {
        complete.push(upload.id);
        const record = await this.#finish(context, upload.id, upload.metadata ?? {});
        return { status_code: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) };
      },
    });
    try {
      await server.handle(request, response);
    } finally {
      // Not before: an upload that is one request is looked at once more after it is finished.
      await Promise.all(complete.map((id) => this.#forget(id)));
    }
  }

  /** What has become an attachment, or was refused, is not kept here. */
  async #forget(id: string): Promise<void> {
    const file = join(this.#folder, id);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async #sweep(): Promise<void> {
    if (Date.now() - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = Date.now();
    await this.#store.deleteExpired();
  }

  #finish(context: RequestContext, id: string, metadata: Readonly<Record<string, string | null>>) {
    const file = join(this.#folder, id);
    const add = async () =>
      this.#service.add(context, {
        name: metadata.filename ?? '',
        bytes: await readFile(file),
        referenceType: metadata.referenceType ?? undefined,
        referenceId: metadata.referenceId ?? undefined,
        kind: kindOf(metadata),
      });
    return asAnswered(add);
  }
}

/** A refusal in the shape in which the protocol's server passes it on. */
async function asAnswered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw { status_code: error.status, body: JSON.stringify({ message: error.message }) };
  }
}

function kindOf(metadata: Readonly<Record<string, string | null>> | undefined): FileKind {
  return metadata?.purpose === 'picture' ? 'picture' : 'any';
}
