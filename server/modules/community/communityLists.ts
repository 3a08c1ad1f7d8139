import type { PlanState } from '#server/entities/plan/PlanState.ts';
import type { PageRequest, RootSet } from '#server/entities/plan/planPage.ts';
import { planList } from '#server/entities/plan/planRead.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { PlannedRootField } from '#server/graphql/plannedExecution.ts';

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

const seenPeople: RootSet['where'] = (state, alias) => {
  const own = state.nextAlias();
  const role = state.nextAlias();
  const theirs = state.nextAlias();
  const shares = `(${alias}.id = ${own}.id or ${alias}.startups_ids && (${own}.startups_ids || ${own}.assigned_startups_ids)
    or ${alias}.assigned_startups_ids && ${own}.startups_ids)`;
  return `${alias}.status = 'Active' and exists (
    select from "user" ${own} join role ${role} on ${role}.tenant_id = ${own}.tenant_id and ${role}.id = ${own}.role_id
    where ${own}.id = ${reader(state)} and ${own}.tenant_id = ${alias}.tenant_id
      and ${visibility(role, 'user_access', 'ALL')} <> 'NONE'
      and (${visibility(role, 'user_access', 'ALL')} <> 'ASSIGNED' or ${shares})
      and (${listIsEmpty(role)} or exists (select from role ${theirs}
        where ${theirs}.tenant_id = ${alias}.tenant_id and ${theirs}.id = ${alias}.role_id
          and ${role}.user_access -> 'roles' ?| ${theirs}.type)))`;
};

const seenStartups: RootSet['where'] = (state, alias) => {
  const own = state.nextAlias();
  const role = state.nextAlias();
  const setting = visibility(role, 'startup_access', 'ALL');
  return `${alias}.status <> 'archived' and exists (
    select from "user" ${own} join role ${role} on ${role}.tenant_id = ${own}.tenant_id and ${role}.id = ${own}.role_id
    where ${own}.id = ${reader(state)} and ${own}.tenant_id = ${alias}.tenant_id and ${setting} <> 'NONE'
      and (${setting} <> 'ASSIGNED' or ${alias}.id = any(${own}.startups_ids || ${own}.assigned_startups_ids)
        or ${alias}.program_id = any(${own}.programs_ids)))`;
};

function visibility(role: string, column: 'user_access' | 'startup_access', fallback: string): string {
  return `coalesce(${role}.${column} ->> 'visibilitySettings', '${fallback}')`;
}

function listIsEmpty(role: string): string {
  return `jsonb_array_length(case when jsonb_typeof(${role}.user_access -> 'roles') = 'array'
    then ${role}.user_access -> 'roles' else '[]' end) = 0`;
}

function reader(state: PlanState): string {
  return state.parameters.add(state.reader.principal?.id ?? '', 'text');
}
