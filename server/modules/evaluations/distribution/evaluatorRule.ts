/** Evaluators of a round by their roles and tags: who has them now, and whoever gets them later (issue 15, point 6). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { refreshFunnel } from '#server/services/applications/funnelAccess.ts';
import { takeBack } from './leaving/takeBack.ts';
import { holdsIn, lockFunnels } from './roundRows.ts';

export interface EvaluatorRule {
  readonly roles: readonly string[];
  readonly tags: readonly string[];
}

/** Whoever can sign in on the side of the organisation and has one of the roles and one of the tags, as far as any are named. */
export async function whoIsNamed(tx: Tx, { roles, tags }: EvaluatorRule): Promise<readonly string[]> {
  if (roles.length + tags.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where ${isNamed(sql`${[...roles]}::text[]`, sql`${[...tags]}::text[]`, sql`${tags.length > 0}::boolean`)}
    order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A person `u` with the role `r` is named by a rule. */
const isNamed = (roles: ReturnType<typeof sql>, tags: ReturnType<typeof sql>, isTagged: ReturnType<typeof sql>) => sql`
  lower(u.status) = 'active' and r.type && ${[...roleGroups.staffSide]}::text[]
  and (cardinality(${roles}) > 0 or ${isTagged}) and (cardinality(${roles}) = 0 or r.id = any(${roles}))
  and (not ${isTagged} or u.tags_ids && ${tags})`;

interface ChangeRow {
  readonly round: string;
  readonly funnel: string;
  readonly person: string;
  readonly most: number | null;
  readonly dueDate: string | null;
  readonly isGone: boolean;
}

/**
 * Makes the assignments of rounds with a rule what the rule says now. Whoever is assigned by name stays so; a funnel that is
 * closed with all decided opens its applications to nobody new. Funnels whose evaluators have changed, to be shared out anew.
 */
export async function followRules(scope: FollowScope): Promise<readonly string[]> {
  const { tx } = scope;
  // Most minutes change nothing and lock nothing. What would change is looked at anew once nobody else is at it.
  const locked = funnelsIn(await changesByRule(tx));
  if (locked.length === 0) return [];
  await lockFunnels(tx, locked);
  const changes = (await changesByRule(tx)).filter(({ funnel }) => locked.includes(funnel));
  const gone = changes.filter(({ isGone }) => isGone);
  await unassign(tx, gone);
  await assign(
    tx,
    changes.filter(({ isGone }) => !isGone),
  );
  const funnels = funnelsIn(changes);
  for (const funnel of funnels) await refreshFunnel(tx, funnel);
  for (const [funnel, left] of Map.groupBy(gone, (change) => change.funnel)) {
    await takeBack(scope, funnel, [...new Set(left.map(({ person }) => person))]);
  }
  return funnels;
}

const funnelsIn = (changes: readonly ChangeRow[]): string[] => [...new Set(changes.map(({ funnel }) => funnel))];

/** Who is to be assigned by a rule and is not, and who is and is not to be. */
async function changesByRule(tx: Tx): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    with ruled as (select o.*, coalesce(o.evaluators_tagged, false) as tagged, f.status <> 'closed' or exists (
            select from application a where a.funnel_id = f.id and a.status <> 'draft' and a.decision is null) as living
        from funnel_round o join funnel f on f.tenant_id = o.tenant_id and f.id = o.funnel_id
        where cardinality(o.evaluator_roles_ids) > 0 or o.evaluators_tagged),
      named as (select o.id as round, o.funnel_id as funnel, u.id as person, o.applications_per_evaluator as most,
          o.evaluation_due::text as due, o.living
        from ruled o cross join "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
        where ${isNamed(sql`o.evaluator_roles_ids`, sql`o.evaluator_tags_ids`, sql`o.tagged`)})
    select round, funnel, person, most, due as "dueDate", false as "isGone" from named
      where living and not exists (select from evaluation_assignation s
        where s.funnel_id = named.funnel and s.evaluator_id = named.person and (s.round_id is null or s.round_id = named.round))
    union all
    select s.round_id, s.funnel_id, s.evaluator_id, null, null, true from evaluation_assignation s
      where s.is_by_rule and not exists (select from named where round = s.round_id and person = s.evaluator_id)
    order by 1, 3`.execute(tx);
  return rows;
}

/** Not by the writer, which would share out after each one. */
function assign(tx: Tx, come: readonly ChangeRow[]): Promise<void> {
  const rows = come.map(({ round, funnel, person, most, dueDate }) => ({
    id: uuidv7(),
    values: { evaluator: person, funnel, round, maxApplications: most, dueDate, isByRule: true },
  }));
  return insertRows(tx, specCatalog.get('EvaluationAssignation'), rows);
}

async function unassign(tx: Tx, gone: readonly ChangeRow[]): Promise<void> {
  for (const [round, left] of Map.groupBy(gone, (change) => change.round)) {
    await sql`delete from evaluation_assignation s where s.is_by_rule and ${holdsIn(round)}
      and s.evaluator_id = any(${left.map(({ person }) => person)}::text[])`.execute(tx);
  }
}
