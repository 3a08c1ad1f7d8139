import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { visibilityOf } from '#domain/access/visibilityOf.ts';
import type { Audience, Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { planLimited, switches } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';
import { grantsOf } from './grantsOf.ts';

/** Fields of User that say which records the user belongs to or looks after. */
const MEMBERSHIPS = { startupIds: 'startups', assignedStartupIds: 'assignedStartups', programIds: 'programs' } as const;

interface PrincipalRow {
  id: string;
  role_types: string[] | null;
  overrides: unknown;
  sees_people: string | null;
  sees_startups: string | null;
  startup_ids: string[];
  assigned_startup_ids: string[];
  program_ids: string[];
  switches: unknown;
  plan_info: unknown;
  program_startup_ids: string[];
  visible_role_ids: string[] | null;
  audience: Audience;
}

/** All that the access rules need to know of a user; null when the user does not exist. */
export async function loadPrincipal(tx: Tx, tenantId: string, userId: string): Promise<Principal | null> {
  const [principal] = await loadPrincipals(tx, tenantId, [userId]);
  return principal ?? null;
}

/** As `loadPrincipal`, of many users in one statement; those that do not exist are left out. */
export async function loadPrincipals(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<Principal[]> {
  const { rows } = await sql<PrincipalRow>`
    select u.id, r.type as role_types, r.overrides,
      r.user_access ->> 'visibilitySettings' as sees_people, r.startup_access ->> 'visibilitySettings' as sees_startups,
      ${membershipSql(MEMBERSHIPS.startupIds)} as startup_ids,
      ${membershipSql(MEMBERSHIPS.assignedStartupIds)} as assigned_startup_ids,
      ${membershipSql(MEMBERSHIPS.programIds)} as program_ids,
      ${startupsOfPrograms()} as program_startup_ids,
      case when jsonb_typeof(r.user_access -> 'roles') = 'array' and r.user_access -> 'roles' <> '[]' then
        array(select v.id from role v where v.tenant_id = u.tenant_id and r.user_access -> 'roles' ?| v.type order by v.id)
      end as visible_role_ids,
      ${audienceSql()} as audience,
      i.switches, i.plan_info
    from "user" u left join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
      left join incubator i on i.tenant_id = u.tenant_id
    where u.id = any(${userIds}::text[])`.execute(tx);
  return rows.map((row) => toPrincipal(tenantId, row));
}

function toPrincipal(tenantId: string, row: PrincipalRow): Principal {
  const roleTypes = row.role_types ?? [];
  return {
    id: row.id,
    tenantId,
    roleTypes,
    startupIds: row.startup_ids,
    assignedStartupIds: row.assigned_startup_ids,
    programIds: row.program_ids,
    programStartupIds: row.program_startup_ids,
    ...visibilityOf({ people: row.sees_people, startups: row.sees_startups }),
    ...(row.visible_role_ids && { visibleRoleIds: row.visible_role_ids }),
    audience: row.audience,
    featuresOff: once(featuresOffIn, row.switches, row.plan_info),
    grants: once(grantsOfRole, roleTypes, row.overrides),
  };
}

function grantsOfRole(roleTypes: readonly string[], overrides: unknown): Principal['grants'] {
  return grantsOf(roleTypes, overrides);
}

const MOST_REMEMBERED = 1000;
const remembered = new WeakMap<object, Map<string, unknown>>();

/** People of one role have one object of grants: what is the same is worked out, and compared, once. */
function once<One, Other, Result>(work: (one: One, other: Other) => Result, one: One, other: Other): Result {
  const results = (remembered.get(work) ?? new Map<string, unknown>()) as Map<string, Result>;
  remembered.set(work, results);
  const key = JSON.stringify([one, other]);
  const known = results.get(key);
  if (known !== undefined) return known;
  const result = work(one, other);
  if (results.size >= MOST_REMEMBERED) results.clear();
  results.set(key, result);
  return result;
}

/** Features that the tenant's record does not have on; without a record nothing is off. */
function featuresOffIn(stored: unknown, plan: unknown): readonly string[] {
  if (stored === null) return [];
  const features = featuresOf(stored, {}, plan);
  return [...Object.keys(switches), ...Object.keys(planLimited)].filter((name) => !isFeatureEnabled(features, name));
}

/** A product need not have what Cohort's rules speak of: startups, and the programs they are in. */
const hasStartups = 'Startup' in entities;

function startupsOfPrograms() {
  if (!hasStartups) return sql`'{}'::text[]`;
  return sql`array(select s.id from startup s
    where s.tenant_id = u.tenant_id and s.program_id = any(u.programs_ids) order by s.id)`;
}

/** Whom posts and events are for, as far as it is decided by what somebody belongs to. */
function audienceSql() {
  if (!hasStartups)
    return sql`json_build_object('tagIds', array[]::text[], 'startupTagIds', array[]::text[], 'startupProgramIds', array[]::text[],
      'reachedStartupTagIds', array[]::text[], 'reachedStartupProgramIds', array[]::text[])`;
  return sql`(select json_build_object('tagIds', u.tags_ids,
          'startupTagIds', coalesce(json_agg(distinct tag.id) filter (where s.id = any(u.startups_ids)
            and tag.id is not null), '[]'),
          'startupProgramIds', coalesce(json_agg(distinct s.program_id) filter (where s.id = any(u.startups_ids)
            and s.program_id is not null), '[]'),
          'reachedStartupTagIds', coalesce(json_agg(distinct tag.id) filter (where tag.id is not null), '[]'),
          'reachedStartupProgramIds', coalesce(json_agg(distinct s.program_id) filter (where s.program_id is not null), '[]'))
        from startup s left join unnest(s.tags_ids) tag(id) on true
        where s.tenant_id = u.tenant_id and s.id = any(u.startups_ids || u.assigned_startups_ids))`;
}

/** Ids behind a relation of User, wherever the spec stores it: a list on the user, or a reference that points back. */
function membershipSql(fieldName: string) {
  const byName: Readonly<Record<string, EntityMeta>> = entities;
  const field = byName.User?.fields.find((candidate) => candidate.name === fieldName);
  if (field?.type === 'refs' && field.column !== null) return sql`u.${sql.ref(field.column)}`;
  const target = field?.entity === undefined ? undefined : byName[field.entity];
  const inverse = target?.fields.find((candidate) => candidate.name === field?.inverse);
  if (!target || !inverse?.column) return sql`'{}'::text[]`;
  const column = sql.ref(`target.${inverse.column}`);
  const pointsBack = inverse.type === 'refs' ? sql`${column} @> array[u.id]` : sql`${column} = u.id`;
  return sql`array(select target.id from ${sql.table(target.table)} target
    where target.tenant_id = u.tenant_id and ${pointsBack} order by target.id)`;
}
