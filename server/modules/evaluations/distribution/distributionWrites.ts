/** What changes of assignments and applications mean for who scores what. */
import { sql } from 'kysely';
import type { WriteHook, WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { settleScoring } from '#server/services/tasks/scoringTasks.ts';
import type { Judges } from '../evaluationWrites.ts';
import { roundDueChanged } from './roundDue.ts';
import { shareOutFunnel } from './shareOut.ts';

/** Whoever is assigned to a round gets applications of it; whoever is not any more gives back what they have not begun. */
const assignationChanged: WriteHook = async ({ before, after }, scope) => {
  const isSame =
    before?.funnel === after?.funnel && before?.round === after?.round && before?.evaluator === after?.evaluator;
  if (before !== null && !isSame) {
    await takeBack(scope, String(before.funnel), [String(before.evaluator)]);
    await shareOutFunnel(scope, String(before.funnel));
  }
  if (after !== null && !(isSame && before?.maxApplications === after.maxApplications)) {
    await shareOutFunnel(scope, String(after.funnel));
  }
};

/** The clock would assign them again within a minute. */
const guardByRule: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || before.isByRule !== true) return;
  const isSame = after !== null && ['evaluator', 'funnel', 'round'].every((field) => before[field] === after[field]);
  if (isSame) return;
  const { rows } = await sql`select from funnel_round where id = ${String(before.round)}
    and (cardinality(evaluator_roles_ids) > 0 or evaluators_tagged)`.execute(tx);
  if (rows.length > 0) throw ConflictError.because('evaluatorByRule');
};

/** An application that comes to another round is scored there. */
const applicationMoved: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after === null || before.round === after.round || after.status === 'draft') return;
  await shareOutFunnel(scope, String(after.funnel));
};

export const distributionWrites = {
  EvaluationAssignation: [guardByRule, assignationChanged],
  Application: [applicationMoved],
  FunnelRound: [roundDueChanged],
} satisfies WriterExtensions['hooks'];

interface TakenBack extends Judges {
  readonly id: string;
  readonly round: string;
}

/** Drops what was shared out to people in rounds that they are not assigned to any more, and is not begun. */
export async function takeBack(scope: FollowScope, funnel: string, evaluators: readonly string[]): Promise<void> {
  if (evaluators.length === 0) return;
  const { tx } = scope;
  const { rows } = await sql<TakenBack>`
    delete from evaluation e using application a where a.id = e.application_id and a.funnel_id = ${funnel}
      and e.evaluator_id = any(${[...evaluators]}::text[]) and e.is_distributed and e.status = 'pending'
      and not exists (select from evaluation_assignation s where s.tenant_id = e.tenant_id and s.funnel_id = ${funnel}
        and s.evaluator_id = e.evaluator_id and (s.round_id is null or s.round_id = e.round_id))
    returning e.id, a.id as application, e.evaluator_id as evaluator, e.round_id as round`.execute(tx);
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
  await sql`with gone as (select application, array_agg(evaluator) as judges
      from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as given(application text, evaluator text)
      where not exists (select from evaluation e where e.application_id = given.application
        and e.evaluator_id = given.evaluator and e.status in ('pending', 'in_progress')) group by 1)
    update application a set
      evaluators_ids = array(select id from unnest(a.evaluators_ids) with ordinality as kept(id, place)
        where id <> all(gone.judges) order by place),
      readers_ids = array(select distinct id from unnest(a.evaluators_ids || f.admins_ids || f.assigned_evaluators_ids) as id
        where id <> all(gone.judges) or id = any(f.admins_ids || f.assigned_evaluators_ids) order by 1)
    from gone, funnel f where f.id = a.funnel_id and a.id = gone.application`.execute(tx);
}
