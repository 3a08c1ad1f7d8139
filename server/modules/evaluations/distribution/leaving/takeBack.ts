/** What was shared out to people and is not theirs to judge any more. */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { knownBy, readersOf } from '#server/services/applications/funnelAccess.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';
import type { Judges } from '../../evaluationWrites.ts';
import { PORTION } from '../portions/portion.ts';
import { goOnLater } from '../portions/sharingQueue.ts';
import { lockFunnels } from '../roundRows.ts';

export interface TakenBack extends Judges {
  readonly id: string;
  readonly round: string;
}

/** Drops what was shared out to people in rounds that they are not assigned to any more, and is not begun. */
export async function takeBack(scope: FollowScope, funnel: string, evaluators: readonly string[]): Promise<void> {
  if (evaluators.length === 0 || (await takeBackPortion(scope, funnel, evaluators))) return;
  await lockFunnels(scope.tx, [funnel]);
  await goOnLater(scope, funnel);
}

/** As much of it as one transaction takes, of these people or of all who are not assigned any more; whether that was all. */
export async function takeBackPortion(
  scope: FollowScope,
  funnel: string,
  evaluators: readonly string[] | null,
): Promise<boolean> {
  const { tx } = scope;
  const whose = evaluators === null ? sql`` : sql`and e.evaluator_id = any(${[...evaluators]}::text[])`;
  const { rows } = await sql<TakenBack>`
    delete from evaluation e using application a where a.id = e.application_id and e.id in (
      select e.id from evaluation e join application a on a.tenant_id = e.tenant_id and a.id = e.application_id
      where a.funnel_id = ${funnel} ${whose} and e.is_distributed and e.status = 'pending'
        and not exists (select from evaluation_assignation s where s.tenant_id = e.tenant_id and s.funnel_id = ${funnel}
          and s.evaluator_id = e.evaluator_id and (s.round_id is null or s.round_id = e.round_id))
      order by e.id limit ${PORTION})
    returning e.id, a.id as application, e.evaluator_id as evaluator, e.round_id as round`.execute(tx);
  await sharesDropped(scope, rows);
  return rows.length < PORTION;
}

/** What it means for others that evaluations which nobody had begun are gone. */
export async function sharesDropped(scope: FollowScope, rows: readonly TakenBack[]): Promise<void> {
  const { tx } = scope;
  await leave(tx, rows);
  await emitAll(
    tx,
    rows.map(({ id }) => ({ topic: 'Evaluation.deleted', payload: { id } })),
  );
  // Of what was taken back, one for each task.
  const tasks = new Map(rows.map((row) => [`${row.evaluator} ${row.round}`, row]));
  for (const { evaluator, round } of tasks.values()) await settleScoring(scope, evaluator, round);
}

/** Closes applications to evaluators who have nothing to do with them any more, in no round. */
export async function leave(tx: Tx, left: readonly Judges[]): Promise<void> {
  if (left.length === 0) return;
  const judges = sql`array(select id from unnest(a.evaluators_ids) with ordinality as kept(id, place)
    where id <> all(gone.judges) order by place)`;
  const ids = [...new Set(left.map(({ application }) => application))];
  await sql`with ${knownBy(sql`a.id = any(${ids}::text[])`)},
      gone as (select application, array_agg(evaluator) as judges
      from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as given(application text, evaluator text)
      where not exists (select from evaluation e where e.application_id = given.application
        and e.evaluator_id = given.evaluator and e.status in ('pending', 'in_progress')) group by 1)
    update application a set evaluators_ids = ${judges}, readers_ids = ${readersOf(judges)}
    from gone, funnel f where f.id = a.funnel_id and a.id = gone.application`.execute(tx);
}
