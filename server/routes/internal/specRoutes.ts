import { admits } from '#domain/access/gates/admits.ts';
import type { MapEvent, SpecMapAnswer } from '#domain/model/specMap.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { Followers } from '#server/platform/context/followers.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { sendJson } from '#server/platform/http/respond.ts';
import type { Route } from '../Route.ts';

/**
 * `GET /api/internal/spec`: the map of the product, for admins. Only where people explore (development and demo); elsewhere
 * the route is not there at all.
 */
export function specRoutes(followers: Followers): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/internal/spec',
      handle: async ({ response, context: contextOf }) => {
        const { principal } = await contextOf();
        if (!principal) throw new HttpError(401, 'signInFirst');
        // A stranger is told no more than where there is no such route.
        if (!admits({ roles: roleGroups.fullAdmins }, principal)) throw new HttpError(404, 'notFound');
        sendJson(response, 200, await specMapAnswer(followers));
      },
    },
  ];
}

/** The map is as long as the spec, and loaded with the first question. */
async function specMapAnswer(followers: Followers): Promise<SpecMapAnswer> {
  const { specMap } = await import('#server/generated/specMap.gen.ts');
  const events = specMap.events.map(
    ({ name, about, payload }): MapEvent => ({
      name,
      about,
      records: [...new Set(Object.values(payload).map(({ type }) => type))].filter((type) => /^[A-Z]/.test(type)),
      follows: (followers.get(name) ?? []).map(({ kind, tells }) => ({ kind, tells })),
    }),
  );
  return { entities: specMap.entities, screens: specMap.screens, events };
}
