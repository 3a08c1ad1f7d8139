import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { MAX_FILE_BYTES } from '#domain/files/fileTypes.ts';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { RefusalReason } from '#server/platform/texts/refusals.ts';

export interface MultipartUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

const LIMITS = { files: 1, fileSize: MAX_FILE_BYTES + 1, fields: 20, fieldSize: 2000, parts: 30 };

/**
 * The one file of a `multipart/form-data` body with the fields beside it.
 * @throws HttpError 415 when the body is of another kind, 400 when it holds no file or can't be read
 */
export function readMultipart(request: IncomingMessage): Promise<MultipartUpload> {
  const type = request.headers['content-type'] ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    return Promise.reject(new HttpError(415, 'multipartNeeded'));
  }
  return new Promise((resolve, reject) => {
    const parser = openParser(request.headers);
    const fields: Record<string, string> = {};
    let file: { name: string; chunks: Buffer[] } | null = null;
    const refuse = (reason: RefusalReason): void => {
      reject(new HttpError(400, reason));
      // What is still to come is read and dropped: the client gets its answer, and the connection stays good.
      request.unpipe(parser);
      request.resume();
    };
    const refuseBroken = () => refuse('uploadUnreadable');
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (_field, stream, name) => {
      const chunks: Buffer[] = [];
      file = { name: name ?? '', chunks };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // A part that ends too early is told to its own stream only.
      stream.on('error', refuseBroken);
    });
    parser.on('error', refuseBroken);
    parser.once('finish', () => {
      if (!file) refuse('fileMissing');
      else if (![file.name, ...Object.values(fields)].every(isStorable)) refuse('fileNameNotValid');
      else resolve({ name: file.name, bytes: Buffer.concat(file.chunks), fields });
    });
    request.once('error', refuseBroken);
    request.once('close', () => request.complete || refuse('uploadInterrupted'));
    request.pipe(parser);
  });
}

function openParser(headers: IncomingMessage['headers']): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw new HttpError(400, 'boundaryMissing');
  }
}
