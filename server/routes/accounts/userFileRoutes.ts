import { mayImport, resultOfImport, startImport } from '#server/modules/batch/people/importOperation.ts';
import { readPeopleFile } from '#server/modules/batch/people/readPeopleFile.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readMultipart } from '#server/platform/files/readMultipart.ts';
import { sendJson } from '#server/platform/http/respond.ts';
import type { Route } from '../Route.ts';

/** RFC 7240: whoever says so is told of the work instead of waiting for its end. */
const RESPOND_ASYNC = /(^|[\s,])respond-async([\s,;]|$)/i;

/**
 * `POST /api/users/file`: people from a CSV file (requirement 000 §7). The answer is what became of them; with
 * `Prefer: respond-async` it comes at once and names the operation, which goes on without whoever has begun it.
 */
export function userFileRoutes(): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/users/file',
      handle: async ({ request, response, context: contextOf }) => {
        const context = await contextOf();
        if (!context.principal) throw new HttpError(401, 'signInFirst');
        if (!mayImport(context)) throw new HttpError(403, 'mayNotInvite');
        response.on('close', () => response.writableFinished || context.abort());
        const { name, bytes } = await readMultipart(request);
        const operation = await startImport(context, readPeopleFile(name, bytes));
        if (RESPOND_ASYNC.test(String(request.headers.prefer ?? ''))) {
          response.setHeader('preference-applied', 'respond-async');
          return sendJson(response, 202, { operation });
        }
        const result = await resultOfImport(context, operation);
        // Nobody is there any more to be told.
        if (result === null) throw new HttpError(409, 'importCalledOff');
        sendJson(response, 200, result);
      },
    },
  ];
}
