import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { hiddenIn } from '#server/services/applications/funnelAccess.ts';

interface QueueRow {
  readonly evaluationId: string;
  readonly applicationId: string;
  readonly startupName: string;
  /** Now, or for the round that is still scored (ownEvaluation.ts). */
  readonly anonymous: boolean;
  readonly number: number | null;
  readonly dueDate: string | null;
  readonly score: number | null;
  readonly isDone: boolean;
  readonly roundId: string | null;
  readonly roundName: string | null;
  readonly funnelId: string;
  readonly funnelName: string;
}

/** What the reader is asked to score: rounds that have something left first, those due first before the others. */
export async function scoringQueue(context: RequestContext) {
  const rows = await context.transact(async (tx) => {
    const found = await sql<QueueRow>`
      select e.id as "evaluationId", a.id as "applicationId", a.startup_name as "startupName", a.number,
        a.anonymous or e.status <> 'submitted' and ${hiddenIn(sql`a.funnel_id`, sql`e.round_id`)} as anonymous,
        e.due_date::text as "dueDate", e.score, e.status = 'submitted' as "isDone", r.id as "roundId",
        r.name as "roundName", f.id as "funnelId", f.name as "funnelName"
      from evaluation e join application a on a.id = e.application_id join funnel f on f.id = a.funnel_id
        left join funnel_round r on r.id = e.round_id
      where e.evaluator_id = ${context.principal?.id ?? ''} and a.status <> 'draft'
        and ${context.principal?.id ?? ''} = any(a.readers_ids)
        and e.status <> 'declined' and (e.status = 'submitted' or not e.is_closed)
      order by e.due_date nulls last, a.number nulls last, e.id`.execute(tx);
    return found.rows;
  });
  const isHidden = !lacksFeature(context.principal, 'anonymityApplications');
  const rounds = [...Map.groupBy(rows, ({ roundId, funnelId }) => roundId ?? funnelId)].map(([key, own]) =>
    roundOf(key, own, isHidden),
  );
  return rounds.sort((a, b) => Number(a.left === 0) - Number(b.left === 0));
}

function roundOf(key: string, own: readonly QueueRow[], isHidden: boolean) {
  const open = own.filter(({ isDone }) => !isDone);
  return {
    key,
    roundId: own[0]?.roundId ?? null,
    roundName: own[0]?.roundName ?? null,
    funnelName: own[0]?.funnelName ?? '',
    dueDate: open[0]?.dueDate ?? null,
    done: own.length - open.length,
    left: open.length,
    items: own.map(({ startupName, anonymous, ...item }) => ({
      ...item,
      name: anonymous && isHidden ? null : startupName,
    })),
  };
}
