import type { GraphQLSchema } from 'graphql';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { coerceInput } from '#server/graphql/execute/coerceVariables.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import type { Route } from '../Route.ts';

/** `PUT /user`: the signed-in user's own record, by the same write path as everywhere (requirement 000 §7). */
export function userRoutes(schema: GraphQLSchema, writer: EntityWriter): readonly Route[] {
  return [
    {
      method: 'PUT',
      path: '/user',
      handle: async ({ request, response, context: contextOf }) => {
        const context = await contextOf();
        const { viewer } = context;
        if (!viewer) throw new HttpError(401, 'signInFirst');
        const body = await readJsonObject(request);
        context.noteUse?.();
        const input = coerceInput(schema, 'UserUpdateInput', body.user ?? body);
        await writer.update(context, 'User', viewer.id, input);
        sendJson(response, 200, { _id: viewer.id });
      },
    },
  ];
}
