import { pipeline } from 'node:stream/promises';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { PICTURES_PATH } from '#server/services/attachments/pictures.ts';
import type { Route } from '../Route.ts';

/** `GET /api/pictures/{key}`: a picture for whoever knows its address, in the tenant it belongs to. */
export function pictureRoutes(database: DatabaseHandle, store: AttachmentStore): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${PICTURES_PATH}/:key`,
      handle: async ({ response, params, tenant }) => {
        const [row] = await database.readInTenant(tenant.id, {
          sql: 'select content_type as type, storage_key as key from attachment where picture_key = $1',
          parameters: [params.key ?? ''],
        });
        const bytes = typeof row?.key === 'string' ? await store.read(row.key).catch(() => null) : null;
        if (bytes === null) throw new HttpError(404, 'pictureUnknown');
        response.writeHead(200, {
          // What it is was checked by its content when it came; the browser is told not to guess.
          'content-type': String(row?.type),
          'content-security-policy': "sandbox; default-src 'none'",
          // A logo stands in mails too, and is asked for from wherever these are read.
          'cross-origin-resource-policy': 'cross-origin',
          // Another picture has another address.
          'cache-control': 'private, max-age=31536000, immutable',
        });
        await pipeline(bytes, response);
      },
    },
  ];
}
