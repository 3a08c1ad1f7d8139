/** An evaluator has one task for all they score in a round; it is done when nothing is left of it. */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { completeTasks } from './completeTasks.ts';
import { takeBackDoneScoring } from './givenScoring.ts';

/** Marks the evaluator's task of a round as done, if it is, and takes back what calls them to it. */
export async function settleScoring({ tx, context }: FollowScope, evaluator: string, round: string): Promise<void> {
  await takeBackDoneScoring(tx, evaluator, round);
  const { rows } = await sql`
    select 1 from task t join task_assignee a on a.task_id = t.id
    where t.task_type = 'evaluation' and a.user_id = ${evaluator} and not a.done and position(${round} in t.url) > 0
      and not exists (select from evaluation e where e.evaluator_id = ${evaluator} and e.round_id = ${round}
        and e.status in ('pending', 'in_progress') and not e.is_closed) limit 1`.execute(tx);
  if (rows.length > 0) await completeTasks(tx, context, { types: ['evaluation'], people: [evaluator], about: [round] });
}
