import { pipeline } from 'node:stream/promises';
import { askedAnswers, type ExportKindName, exportKinds, isInPlan, mayExport } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import type { Route } from '../Route.ts';

/** What the ending of a file's name says about it. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `GET /api/exports/{id}`: the file of an export, for whoever asked for it and may still take it along. */
export function exportRoutes(store: AttachmentStore): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/exports/:id',
      handle: async ({ response, params, context: contextOf }) => {
        const context = await contextOf();
        if (!context.principal) throw new HttpError(401, 'signInFirst');
        const [row] = await context.read({
          sql: `select name, type, of_asked as asked, storage_key as key from export
            where id = $1 and requested_by_id = $2 and status = 'COMPLETED'`,
          parameters: [params.id ?? '', context.principal.id],
        });
        if (typeof row?.key !== 'string') throw new HttpError(404, 'exportGone');
        if (!mayStillExport(context.principal, String(row.type), row.asked === true)) {
          throw new HttpError(404, 'exportRightGone');
        }
        const bytes = await store.read(row.key).catch(() => {
          throw new HttpError(404, 'exportGone');
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

/** The file holds what its reader could see then; a right that is gone since closes it. What is printed goes by applications. */
function mayStillExport(principal: Principal, type: string, isAsked: boolean): boolean {
  const listed = exportKinds[type as ExportKindName] ?? { permission: exportKinds.applications.permission };
  const kind = isAsked ? askedAnswers : listed;
  return mayExport(principal, kind) && isInPlan(principal, kind);
}
