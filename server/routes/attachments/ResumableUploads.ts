import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { MemoryLocker, Server } from '@tus/server';

import { type FileKind, MAX_FILE_BYTES } from '#domain/files/fileTypes.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { DatabaseUnavailableError } from '#server/platform/db/DatabaseUnavailableError.ts';
import { ApplicationError } from '#server/platform/errors/errors.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';
import { cleanFileName, requiredType } from '#server/platform/files/fileRules.ts';
import { IncomingParts } from '#server/platform/files/IncomingParts.ts';
import { logFault, logTrouble } from '#server/platform/log/log.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { readerOfAnswer, type TextReader } from '#server/platform/texts/textReader.ts';
import type { Visitor } from '#server/services/attachments/visitorFiles.ts';
import type { AttachmentService } from './AttachmentService.ts';

/** Parts that nobody came back for are removed after this time, when the next upload begins. */
const EXPIRES_MS = 24 * 60 * 60 * 1000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** Uploads in pieces: what has arrived stays, and the rest is sent once the network is back. */
export class ResumableUploads {
  readonly #service: AttachmentService;
  readonly #folder: string;
  readonly #path: string;
  readonly #store: IncomingParts;
  readonly #locker = new MemoryLocker();
  #sweptAt = 0;

  constructor(service: AttachmentService, dataDir: string, path: string) {
    this.#service = service;
    this.#folder = join(dataDir, 'incoming');
    this.#path = path;
    this.#store = new IncomingParts(this.#folder, EXPIRES_MS);
  }

  /** One request of an upload. The name of an upload tells whose it is, so that nobody goes on with another's. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    visitor: Visitor | null = null,
  ): Promise<void> {
    if (request.method === 'POST') await this.#sweep();
    const complete: string[] = [];
    const reader = readerOfAnswer(context);
    const owner = `${context.tenant.id}.${visitor === null ? (context.principal?.id ?? '') : `link-${visitor.link}`}.`;
    const server = new Server({
      path: this.#path,
      datastore: this.#store,
      locker: this.#locker,
      maxSize: MAX_FILE_BYTES,
      relativeLocation: true,
      disableTerminationForFinishedUploads: true,
      namingFunction: () => `${owner}${randomUUID()}`,
      onIncomingRequest: async (incoming, id) => {
        if (incoming.method !== 'POST' && !id.startsWith(owner)) throw new HttpError(404, 'uploadUnknown');
      },
      onResponseError: async (_request, error) => answerTo(reader, error),
      // Said before ten megabytes have travelled.
      onUploadCreate: async (_incoming, { metadata }) => {
        requiredType(cleanFileName(metadata?.filename ?? ''), kindOf(metadata));
        return {};
      },
      onUploadFinish: async (_incoming, upload) => {
        complete.push(upload.id);
        const record = await this.#finish(context, visitor, upload.id, upload.metadata ?? {});
        return { status_code: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) };
      },
    });
    try {
      await server.handle(request, response);
    } finally {
      // What has become an attachment, or was refused, is not kept here. Not before: an upload that is one request is looked at once more after it is finished.
      await Promise.all(complete.map((id) => this.#store.forget(id)));
    }
  }

  async #sweep(): Promise<void> {
    if (Date.now() - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = Date.now();
    // What a crash has left half-written is in nobody's way.
    await this.#store.deleteExpired().catch((error: unknown) => logTrouble('uploads.notSwept', error));
  }

  async #finish(
    context: RequestContext,
    visitor: Visitor | null,
    id: string,
    metadata: Readonly<Record<string, string | null>>,
  ) {
    const file = join(this.#folder, id);
    if (visitor !== null) {
      return this.#service.addOfVisitor(context, visitor, {
        name: metadata.filename ?? '',
        bytes: await readFile(file),
      });
    }
    return this.#service.add(context, {
      name: metadata.filename ?? '',
      bytes: await readFile(file),
      referenceType: metadata.referenceType ?? undefined,
      referenceId: metadata.referenceId ?? undefined,
      kind: kindOf(metadata),
    });
  }
}

/** A refusal in its reader's language; undefined for what the protocol itself says. The words of any other error are nobody's business. */
function answerTo(reader: TextReader, error: object) {
  if (error instanceof HttpError) {
    return { status_code: error.status, body: JSON.stringify({ message: error.textFor(reader) }) };
  }
  if (error instanceof ApplicationError) {
    return { status_code: statusOf(error.code), body: JSON.stringify({ message: error.textFor(reader) }) };
  }
  if ('status_code' in error) return undefined;
  if (error instanceof DatabaseUnavailableError) {
    return { status_code: 503, body: refusalText(reader, { reason: 'tryLater' }) };
  }
  logFault('upload.failed', error);
  return { status_code: 500, body: refusalText(reader, { reason: 'ourFault' }) };
}

function kindOf(metadata: Readonly<Record<string, string | null>> | undefined): FileKind {
  return metadata?.purpose === 'picture' ? 'picture' : 'any';
}
