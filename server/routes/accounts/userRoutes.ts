import { parse } from 'graphql';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { executeOperation } from '#server/graphql/executeOperation.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { statusOf } from '#server/platform/errors/statusOf.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import type { Route } from '../HttpApp.ts';

const UPDATE = parse('mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { _id } }');

/** `PUT /user`: the signed-in user's own record, by the same write path as everywhere (requirement 000 §7). */
export function userRoutes(app: ExecutableSchema): readonly Route[] {
  return [
    {
      method: 'PUT',
      path: '/user',
      handle: async ({ request, response, context: contextOf }) => {
        const context = await contextOf();
        if (!context.viewer) throw new HttpError(401, 'signInFirst');
        const body = await readJsonObject(request);
        const input = body.user ?? body;
        const { result } = await executeOperation(app, {
          document: UPDATE,
          variables: { id: context.viewer.id, input },
          context,
        });
        const [error] = result?.errors ?? [];
        if (!error) return sendJson(response, 200, { _id: context.viewer.id });
        const { code, fields } = error.extensions;
        sendJson(response, statusOf(code), { message: error.message, ...(fields ? { fields } : {}) });
      },
    },
  ];
}
