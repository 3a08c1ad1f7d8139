import type { PlacedKind } from '#domain/model/specPlaces.ts';
import { httpRequest } from '../httpRequest.ts';
import { isExploring } from './exploring.ts';

/** The line of the spec that says something, `spec/routes/app/home.yaml:4`. It is the same until the next build. */
export const specPlaceQuery = (kind: PlacedKind, id: string) => ({
  queryKey: ['SpecPlace', kind, id] as const,
  queryFn: async () => {
    const path = `/api/internal/places/${kind}/${encodeURIComponent(id)}`;
    return ((await httpRequest('GET', path)) as { readonly place: string }).place;
  },
  enabled: isExploring(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
