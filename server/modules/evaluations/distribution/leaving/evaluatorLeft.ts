/** Evaluators who can't sign in any more: others get what they have not handed in. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type Evaluated, passOnWhatPassed } from '../passOnByRule.ts';
import { lockFunnels } from '../roundRows.ts';
import { shareOutFunnel } from '../shareOut.ts';
import { sharesDropped, type TakenBack } from './takeBack.ts';

export const evaluatorLeft: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after === null || !isActive(before) || isActive(after)) return;
  const open = await openOf(scope, after.id);
  if (open.length === 0) return;
  const funnels = [...new Set(open.map(({ funnel }) => funnel))].sort();
  await lockFunnels(scope.tx, funnels);
  await sharesDropped(scope, await dropNotBegun(scope, after.id));
  for (const funnel of funnels) await shareOutFunnel(scope, funnel);
  await passOnWhatPassed(scope, open);
};

const isActive = ({ status }: StoredRow): boolean => String(status).toLowerCase() === 'active';

interface Open extends Evaluated {
  readonly funnel: string;
}

/** What they were asked to judge, begun or not, of applications that are undecided. */
async function openOf({ tx }: FollowScope, person: string): Promise<readonly Open[]> {
  const { rows } = await sql<Open>`
    select a.id as application, e.round_id as round, a.funnel_id as funnel
    from evaluation e join application a on a.tenant_id = e.tenant_id and a.id = e.application_id
    where e.evaluator_id = ${person} and e.status in ('pending', 'in_progress') and not e.is_closed
    order by a.id`.execute(tx);
  return rows;
}

/** What they have begun stays theirs, should they come back, but nobody waits for it. */
async function dropNotBegun({ tx }: FollowScope, person: string): Promise<readonly TakenBack[]> {
  const { rows } = await sql<TakenBack>`
    delete from evaluation where evaluator_id = ${person} and is_distributed and status = 'pending' and not is_closed
    returning id, application_id as application, evaluator_id as evaluator, round_id as round`.execute(tx);
  return rows;
}
