import type { OverlayKind, OverlayValue } from '#domain/overlay/overlayChanges.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { OrganisationChangesDocument, type OrganisationChangesQuery } from './overlayHistory.gen.ts';

type Noted = OrganisationChangesQuery['organisationChanges']['results'][number];

/** A change as it is kept; what it was and became is written by the server alone. */
export interface NotedChange extends Omit<Noted, 'before' | 'after' | 'language'> {
  readonly language: string | null;
  readonly before: OverlayValue | null;
  readonly after: OverlayValue | null;
}

/** Whose history is asked for: all words, or one menu, table or form. */
export interface HistoryOf {
  readonly kind: OverlayKind;
  readonly place?: string;
}

export const overlayHistoryQuery = ({ kind, place }: HistoryOf) => ({
  queryKey: ['list', 'OrganisationChange', kind, place ?? ''],
  queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) =>
    graphqlRequest(
      OrganisationChangesDocument,
      { cursor: pageParam, filter: { kind: { IS: kind }, ...(place !== undefined && { place: { IS: place } }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page: OrganisationChangesQuery) => page.organisationChanges.next ?? null,
});
