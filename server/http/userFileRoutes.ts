import { readMultipart } from '#server/attachments/readMultipart.ts';
import { importUsers } from '#server/auth/importUsers.ts';
import type { ExecutableSchema } from '#server/graphql/executeOperation.ts';
import type { Route } from './HttpApp.ts';
import { HttpError, sendJson } from './respond.ts';

/** `POST /api/users/file`: people from a CSV file (requirement 000 §7). */
export function userFileRoutes(app: ExecutableSchema): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/users/file',
      handle: async ({ request, response, context: contextOf }) => {
        const context = await contextOf();
        if (!context.principal) throw new HttpError(401, 'Please sign in');
        response.on('close', () => response.writableFinished || context.abort());
        const { name, bytes } = await readMultipart(request);
        sendJson(response, 200, await importUsers(app, context, name, bytes));
      },
    },
  ];
}
