import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { isResumable } from '#server/platform/files/isResumable.ts';
import { readMultipart } from '#server/platform/files/readMultipart.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import { countVisitorFile, findVisitor, type Visitor } from '#server/services/attachments/visitorFiles.ts';
import type { Route, RouteRequest } from '../Route.ts';
import type { AttachmentRecord, AttachmentService } from './AttachmentService.ts';
import type { ResumableUploads } from './ResumableUploads.ts';

/** Address of uploads; a resumable one goes on at `/{upload}` below it. */
export const UPLOAD_PATH = '/api/attachment/upload';

type Handle = (call: Omit<RouteRequest, 'reader'> & { readonly reader: RequestContext }) => Promise<void>;

/** The secret of the link that somebody without an account fills a form by. */
const LINK_HEADER = 'x-form-link';

/** Attachments over plain HTTP (requirement 000 §7): for those who have signed in, and uploads for who has a link to a form. */
export function attachmentRoutes(service: AttachmentService, uploads: ResumableUploads): readonly Route[] {
  const route = (method: string, path: string, handle: Handle): Route => ({
    method,
    path,
    handle: async (call) => handle({ ...call, reader: await readerOf(call) }),
  });
  const resume = (method: string): Route => ({
    method,
    path: `${UPLOAD_PATH}/:upload`,
    handle: async (call) => uploads.handle(call.request, call.response, ...(await uploaderOf(call))),
  });
  return [
    route('GET', '/api/attachments', async ({ request, response, reader }) => {
      sendJson(response, 200, await service.list(reader, null, searchOf(request).get('cursor')));
    }),
    route('GET', '/api/attachments/:id', async ({ request, response, reader, params }) => {
      const record = await service.get(reader, params.id ?? '');
      if (wantsJson(request)) return sendJson(response, 200, record);
      await sendFile(response, record, await service.bytes(reader, record._id));
    }),
    route('GET', '/api/attachments/reference/:type/:id', async ({ request, response, reader, params }) => {
      const { type = '', id = '' } = params;
      sendJson(response, 200, await service.listOf(reader, type, id, searchOf(request).get('cursor')));
    }),
    {
      method: 'POST',
      path: UPLOAD_PATH,
      handle: async (call) => {
        const { request, response } = call;
        if (isResumable(request)) return uploads.handle(request, response, ...(await uploaderOf(call)));
        const reader = await readerOf(call);
        const { fields, ...file } = await readMultipart(request);
        const { referenceType, referenceId, purpose } = fields;
        const kind = purpose === 'picture' ? purpose : 'any';
        sendJson(response, 201, await service.add(reader, { ...file, referenceType, referenceId, kind }));
      },
    },
    route('PUT', '/api/attachments/:id', async ({ request, response, reader, params }) => {
      const { name } = await readJsonObject(request);
      sendJson(response, 200, await service.update(reader, params.id ?? '', name));
    }),
    // The reference first, then the attachment, as in the address that lists them.
    route('DELETE', '/api/attachments/:reference/:id', async ({ response, reader, params }) => {
      const record = await service.get(reader, params.id ?? '');
      if (![record.referenceId, record.referenceType].includes(params.reference ?? '')) {
        throw new HttpError(404, 'attachmentUnknown');
      }
      await service.remove(reader, record._id);
      sendJson(response, 200, { _id: record._id });
    }),
    ...['HEAD', 'PATCH', 'DELETE'].map(resume),
  ];
}

async function readerOf(call: RouteRequest): Promise<RequestContext> {
  const context = await call.context();
  if (!context.principal) throw new HttpError(401, 'signInFirst');
  return context;
}

/** Who sends a file: somebody signed in, else whoever holds the link of a form. */
async function uploaderOf(call: RouteRequest): Promise<[RequestContext, Visitor | null]> {
  const context = await call.context();
  const secret = call.request.headers[LINK_HEADER];
  if (context.principal || typeof secret !== 'string') return [await readerOf(call), null];
  const visitor = await findVisitor(context, secret);
  if (visitor === null) throw new HttpError(404, 'uploadUnknown');
  if (call.request.method === 'POST') await countVisitorFile(context, visitor);
  return [context, visitor];
}

function searchOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '/', 'http://localhost').searchParams;
}

/** The record when JSON is asked for, else the file. */
function wantsJson(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('application/json');
}

/** Never shown in the page of this origin: whoever uploads must not run anything here. */
async function sendFile(
  response: ServerResponse,
  record: AttachmentRecord,
  bytes: NodeJS.ReadableStream,
): Promise<void> {
  response.writeHead(200, {
    'content-type': record.contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(record.name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  });
  await pipeline(bytes, response);
}
