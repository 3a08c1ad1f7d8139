import type { SpecMapAnswer } from '#domain/model/specMap.ts';
import { httpRequest } from '#src/data/httpRequest.ts';

/** The map of the spec; it changes only with a new build. */
export const specMapQuery = () => ({
  queryKey: ['SpecMap'] as const,
  queryFn: () => httpRequest('GET', '/api/internal/spec') as Promise<SpecMapAnswer>,
});
