/** REST hooks: how Zapier and its like subscribe to what happens, and unsubscribe (000 §3, zapierIntegration). */
import type { GraphQLSchema } from 'graphql';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { coerceInput } from '#server/graphql/execute/coerceVariables.ts';
import { subscriptions } from '#server/modules/webhooks/queueDeliveries.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import type { Route, RouteRequest } from '../Route.ts';

const PATH = '/api/hooks';

/**
 * `GET /api/hooks/events` lists what can be subscribed to; `POST /api/hooks` takes `event` and `targetUrl` and gives `id` and
 * the `secret` that deliveries are signed with; `DELETE /api/hooks/{id}` unsubscribes. All with the token of an admin: what
 * the screens may not write, these do not either.
 */
export function hookRoutes(schema: GraphQLSchema, writer: EntityWriter): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${PATH}/events`,
      handle: async (asked) => {
        await signedIn(asked);
        sendJson(asked.response, 200, { events: subscriptions });
      },
    },
    {
      method: 'POST',
      path: PATH,
      handle: async (asked) => {
        const context = await signedIn(asked);
        const body = await readJsonObject(asked.request);
        const input = coerceInput(schema, 'WebhookCreateInput', { event: body.event, url: body.targetUrl });
        const id = await writer.create(context, 'Webhook', input);
        const [row] = await context.read({ sql: 'select secret from webhook where id = $1', parameters: [id] });
        sendJson(asked.response, 201, { id, secret: row?.secret });
      },
    },
    {
      method: 'DELETE',
      path: `${PATH}/:id`,
      handle: async (asked) => {
        await writer.delete(await signedIn(asked), 'Webhook', asked.params.id ?? '');
        sendJson(asked.response, 200, {});
      },
    },
  ];
}

async function signedIn({ context: contextOf }: RouteRequest): Promise<RequestContext> {
  const context = await contextOf();
  if (!context.principal) throw new HttpError(401, 'signInFirst');
  context.noteUse?.();
  return context;
}
