import { sql } from 'kysely';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { countShares } from './countShares.ts';
import { isSharing } from './portions/sharingQueue.ts';
import { requireFunnel } from './requireFunnel.ts';
import { holdsIn, poolOf, type SharedRound, scoredRounds, waitingIn } from './roundRows.ts';

/** Of those named, whoever is on the side of the organisation and can sign in, once each. */
export async function whoMayEvaluate(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where u.id = any(${[...ids]}::text[]) and lower(u.status) = 'active' and r.type && ${[...roleGroups.staffSide]}::text[]
    order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface NamedRow {
  readonly _id: string;
  readonly name: string;
}

/** Roles or tags of a list of ids, by their names. */
const groups = (table: ReturnType<typeof sql>, ids: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('_id', g.id, 'name', g.name) order by g.name, g.id), '[]'::json)
  from ${table} g where g.id = any(${ids}))`;

interface ChoiceRow {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: NamedRow;
  readonly tags: readonly NamedRow[];
  readonly isAssigned: boolean;
  readonly isByRule: boolean;
}

/** Everybody who may be asked to evaluate, evaluators by their role first; roles and tags tell them apart. */
export function evaluatorChoices(
  context: RequestContext,
  { funnelId, roundId }: { readonly funnelId: string; readonly roundId?: string | null | undefined },
): Promise<readonly ChoiceRow[]> {
  const here = roundId == null ? sql`true` : holdsIn(roundId);
  return context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:CREATE');
    const { rows } = await sql<ChoiceRow>`
      select u.id as "_id", trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name, u.email,
        json_build_object('_id', r.id, 'name', r.name) as role,
        ${groups(sql`tag`, sql`u.tags_ids`)} as tags,
        assigned.number > 0 as "isAssigned", assigned.number > 0 and assigned.by_rule as "isByRule"
      from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
        cross join lateral (select count(*) as number, bool_and(coalesce(s.is_by_rule, false)) as by_rule
          from evaluation_assignation s
          where s.funnel_id = ${funnelId} and ${here} and s.evaluator_id = u.id) assigned
      where lower(u.status) = 'active' and r.type && ${[...roleGroups.staffSide]}::text[]
      order by r.type && array['Evaluator'] desc, 2, u.id limit 2000`.execute(tx);
    return rows;
  });
}

interface LoadRow {
  readonly _id: string;
  readonly name: string;
  readonly done: number;
  readonly left: number;
  readonly declined: number;
  readonly maxApplications: number | null;
}

/** How the applications of a funnel are shared out now. */
export function funnelDistribution(context: RequestContext, funnelId: string) {
  return context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    const rounds = [];
    for (const round of await scoredRounds(tx, funnelId)) rounds.push(await stateOf(tx, round));
    return rounds;
  });
}

async function stateOf(tx: Tx, round: SharedRound) {
  const pool = await poolOf(tx, round);
  const { applications, missing, given } = countShares(pool, await waitingIn(tx, round), round.perApplication);
  const later = (await isSharing(tx, round.funnel)) ? given : 0;
  const evaluators = await loadsIn(tx, round);
  return {
    roundId: round.id,
    roundName: round.name,
    perApplication: round.perApplication,
    maxApplications: round.perEvaluator ?? pool[0]?.most ?? null,
    ...(await ruleOf(tx, round.id)),
    dueDate: round.dueDate,
    applications,
    missing: missing + given - later,
    later,
    evaluators,
  };
}

async function ruleOf(tx: Tx, round: string): Promise<{ roles: readonly NamedRow[]; tags: readonly NamedRow[] }> {
  const { rows } = await sql<{ roles: readonly NamedRow[]; tags: readonly NamedRow[] }>`
    select ${groups(sql`role`, sql`o.evaluator_roles_ids`)} as roles, ${groups(sql`tag`, sql`o.evaluator_tags_ids`)} as tags
    from funnel_round o where o.id = ${round}`.execute(tx);
  return rows[0] ?? { roles: [], tags: [] };
}

/** Whoever is assigned or has something of the round, with how far they are. */
async function loadsIn(tx: Tx, { id, funnel }: SharedRound): Promise<readonly LoadRow[]> {
  const { rows } = await sql<LoadRow>`
    select u.id as "_id", trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name,
      count(e.id) filter (where e.status = 'submitted')::int as done,
      count(e.id) filter (where e.status in ('pending', 'in_progress') and not e.is_closed)::int as "left",
      count(e.id) filter (where e.status = 'declined')::int as declined,
      (select min(s.max_applications) from evaluation_assignation s
        where s.funnel_id = ${funnel} and ${holdsIn(id)} and s.evaluator_id = u.id) as "maxApplications"
    from "user" u left join evaluation e on e.evaluator_id = u.id and e.round_id = ${id}
    where e.id is not null
      or exists (select from evaluation_assignation s
        where s.funnel_id = ${funnel} and ${holdsIn(id)} and s.evaluator_id = u.id)
    group by u.id, u.first_name, u.last_name, u.tenant_id order by 2, u.id`.execute(tx);
  return rows;
}
