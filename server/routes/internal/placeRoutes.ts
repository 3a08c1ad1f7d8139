import { admits } from '#domain/access/gates/admits.ts';
import type { SpecPlaces } from '#domain/model/specPlaces.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { sendJson } from '#server/platform/http/respond.ts';
import type { Route } from '../Route.ts';

/**
 * `GET /api/internal/places/:kind/:id`: the line of the spec that says what is asked about. In a demo (and so while
 * developing) for whoever is signed in; where an installation with people of its own is explored (`GRAPHQL_EXPLORE`), for
 * its admins alone. Elsewhere the route is not there at all.
 */
export function placeRoutes({ demo }: { readonly demo: boolean }): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/internal/places/:kind/:id',
      handle: async ({ response, params, context: contextOf }) => {
        const { principal } = await contextOf();
        if (!principal) throw new HttpError(401, 'signInFirst');
        const isTold = demo || admits({ roles: roleGroups.fullAdmins }, principal);
        if (!isTold) throw new HttpError(404, 'notFound');
        const place = await placeOf(params.kind ?? '', params.id ?? '');
        if (place === undefined) throw new HttpError(404, 'notFound');
        sendJson(response, 200, { place });
      },
    },
  ];
}

/** What an address names is compared with own keys only: `constructor` has no place. */
async function placeOf(kind: string, id: string): Promise<string | undefined> {
  const { specPlaces } = await import('#server/generated/specPlaces.gen.ts');
  if (!isKind(specPlaces, kind) || !Object.hasOwn(specPlaces[kind], id)) return undefined;
  return specPlaces[kind][id];
}

const isKind = (places: SpecPlaces, kind: string): kind is keyof SpecPlaces => Object.hasOwn(places, kind);
