import { pipeline } from 'node:stream/promises';
import type { AttachmentStore } from '#server/attachments/AttachmentStore.ts';
import type { Route } from './HttpApp.ts';
import { HttpError } from './respond.ts';

/** What the ending of a file's name says about it. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `GET /api/exports/{id}`: the file of an export, for whoever asked for it. */
export function exportRoutes(store: AttachmentStore): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/exports/:id',
      handle: async ({ response, params, context: contextOf }) => {
        const context = await contextOf();
        if (!context.principal) throw new HttpError(401, 'Please sign in');
        const [row] = await context.read({
          sql: `select name, storage_key as key from export
            where id = $1 and requested_by_id = $2 and status = 'COMPLETED'`,
          parameters: [params.id ?? '', context.principal.id],
        });
        if (typeof row?.key !== 'string') throw new HttpError(404, 'The file of this export is gone');
        const bytes = await store.read(row.key).catch(() => {
          throw new HttpError(404, 'The file of this export is gone');
        });
        response.writeHead(200, {
          'content-type': TYPES[String(row.name).split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(String(row.name))}`,
          'cache-control': 'no-store',
        });
        await pipeline(bytes, response);
      },
    },
  ];
}
