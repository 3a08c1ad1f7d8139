import { standingOf } from '#domain/access/standing.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { PageRequest, RootSet } from '#server/entities/plan/page/planPage.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planList } from '#server/entities/plan/planRead.ts';

type ListArguments = Pick<PageRequest, 'filter' | 'sort' | 'search' | 'cursor' | 'limit'>;

/**
 * People, as far as the reader's role may see any (000 §6: visibility settings and a list of roles; an empty list is all
 * roles). The rules of User hold besides.
 */
export const communityPeople: PlannedRootField = {
  plan: (request) =>
    planList(specCatalog, request, {
      ...(request.args as ListArguments),
      entity: 'User',
      pageType: 'UserPage',
      where: seenPeople,
    }),
};

/** Startups, as far as the reader's role may see any. */
export const communityStartups: PlannedRootField = {
  plan: (request) =>
    planList(specCatalog, request, {
      ...(request.args as ListArguments),
      entity: 'Startup',
      pageType: 'StartupPage',
      where: seenStartups,
    }),
};

/** Rows of people as the rules give them; hidden altogether, not even one's own circle shows here. */
const seenPeople: RootSet['where'] = (state, alias) => {
  const { principal } = state.reader;
  if (!standingOf(principal).can('see', 'others', 'people')) return 'false';
  const { visibility, visibleRoleIds } = principal ?? {};
  const active = `${alias}.status = 'Active'`;
  // Where roles were selected, the circle shows besides them; else the list is for everybody.
  if (visibleRoleIds === undefined || visibility?.people === 'SELECTED') return active;
  return `${active} and ${alias}.role_id = any(${state.parameters.add(visibleRoleIds, 'text[]')})`;
};

const seenStartups: RootSet['where'] = (state, alias) =>
  standingOf(state.reader.principal).can('see', 'others', 'startups') ? `${alias}.status <> 'archived'` : 'false';
