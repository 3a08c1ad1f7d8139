import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import type { PlanState } from '#server/entities/plan/PlanState.ts';
import type { SortOrder } from '#server/entities/plan/page/sortKeys.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planList } from '#server/entities/plan/planRead.ts';

type EventFeedView = 'CREATED_BY_ME' | 'FEED' | 'MY' | 'UNPUBLISHED';

interface FeedArguments {
  readonly view: EventFeedView;
  readonly filter?: Filter | null;
  readonly sort?: readonly SortOrder[] | null;
  readonly search?: string | null;
  readonly cursor?: string | null;
  readonly limit?: number | null;
}

/** Events by view of the feed (resolution Q63); what the reader may see at all is said by the rules of the event. */
export const incubatorEventFeed: PlannedRootField = {
  plan: (request) => {
    const { view, ...page } = request.args as unknown as FeedArguments;
    return planList(specCatalog, request, {
      entity: 'IncubatorEvent',
      pageType: 'IncubatorEventPage',
      where: (state, alias) => viewSql(view, state, alias),
      ...page,
      sort: page.sort ?? [{ field: 'startTime', direction: view === 'FEED' ? 'ASC' : 'DESC' }],
    });
  },
};

function viewSql(view: EventFeedView, state: PlanState, alias: string): string {
  const reader = () => state.parameters.add(state.reader.principal?.id ?? '', 'text');
  switch (view) {
    case 'CREATED_BY_ME':
      return `${alias}.created_by_id = ${reader()}`;
    case 'UNPUBLISHED':
      return `${alias}.status = 'draft' and not ${alias}.is_archived`;
    case 'MY':
      return `(${alias}.participants_ids @> array[${reader()}] or ${alias}.hosts_ids @> array[${reader()}]) and ${alias}.status <> 'draft'`;
    case 'FEED':
      return `${alias}.status <> 'draft' and not ${alias}.is_archived`;
  }
}
