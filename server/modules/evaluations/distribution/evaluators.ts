import { sql } from 'kysely';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { countShares } from './countShares.ts';
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

interface ChoiceRow {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly tags: readonly string[];
  readonly isAssigned: boolean;
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
      select u.id as "_id", trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name, u.email, r.name as role,
        array(select t.name from tag t where t.id = any(u.tags_ids) order by t.name) as tags,
        exists (select from evaluation_assignation s
          where s.funnel_id = ${funnelId} and ${here} and s.evaluator_id = u.id) as "isAssigned"
      from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
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
  const evaluators = await loadsIn(tx, round);
  return {
    roundId: round.id,
    roundName: round.name,
    perApplication: round.perApplication,
    maxApplications: pool[0]?.most ?? null,
    dueDate: round.dueDate,
    applications,
    missing: missing + given,
    evaluators,
  };
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
