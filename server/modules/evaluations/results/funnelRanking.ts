import { sql } from 'kysely';
import { biasOf, type GivenScore, meanOf, ranking } from '#domain/scoring/ranking.ts';
import { rounded } from '#domain/scoring/weightedScore.ts';
import type { ApplicationStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';

interface RankedRow {
  readonly application: string;
  readonly name: string;
  readonly applicationStatus: ApplicationStatus;
  readonly evaluator: string;
  readonly evaluatorName: string;
  readonly status: string;
  readonly isClosed: boolean;
  readonly score: number | null;
  readonly roundId: string | null;
  readonly roundName: string | null;
}

/** The applications of a funnel by their scores, each round by itself: another form has another measure. */
export async function funnelRanking(context: RequestContext, funnelId: string) {
  const rows = await context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    const found = await sql<RankedRow>`
      select a.id as application, a.startup_name as name, a.status as "applicationStatus", u.id as evaluator,
        trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "evaluatorName", e.status, e.is_closed as "isClosed",
        e.score, r.id as "roundId", r.name as "roundName"
      from evaluation e join application a on a.id = e.application_id join "user" u on u.id = e.evaluator_id
        left join funnel_round r on r.id = e.round_id
      where a.funnel_id = ${funnelId} and a.status <> 'draft'
      order by r.position nulls last, a.number nulls last, a.id, e.id`.execute(tx);
    return found.rows;
  });
  return [...Map.groupBy(rows, ({ roundId }) => roundId).values()].map(roundOf);
}

function roundOf(rows: readonly RankedRow[]) {
  const scores = rows.flatMap(({ application, evaluator, status, score }): GivenScore[] =>
    status === 'submitted' && score !== null ? [{ application, evaluator, score }] : [],
  );
  const ranked = new Map(ranking(scores).map((place) => [place.application, place]));
  const places = [...Map.groupBy(rows, ({ application }) => application)].map(([applicationId, own]) => {
    const { rank = null, mean = null, levelled = null, spread = null, count = 0 } = ranked.get(applicationId) ?? {};
    const { name, applicationStatus } = own[0] as RankedRow;
    const shown = { rank, mean, levelled, count, spread: count < 2 ? null : spread };
    return { applicationId, name, status: applicationStatus, ...shown, left: own.filter(isLeft).length };
  });
  places.sort((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
  const { roundId = null, roundName = null } = rows[0] ?? {};
  return { roundId, roundName, places, evaluators: evaluatorsOf(rows, scores) };
}

function evaluatorsOf(rows: readonly RankedRow[], scores: readonly GivenScore[]) {
  const all = meanOf(scores.map(({ score }) => score));
  const byEvaluator = Map.groupBy(scores, ({ evaluator }) => evaluator);
  return [...Map.groupBy(rows, ({ evaluator }) => evaluator)].map(([_id, own]) => {
    const given = byEvaluator.get(_id) ?? [];
    return {
      _id,
      name: own[0]?.evaluatorName ?? '',
      given: given.length,
      left: own.filter(isLeft).length,
      declined: own.filter(({ status }) => status === 'declined').length,
      average: given.length === 0 ? null : rounded(meanOf(given.map(({ score }) => score))),
      shift: -rounded(biasOf(given, all)) || 0,
    };
  });
}

const isLeft = ({ status, isClosed }: RankedRow): boolean =>
  !isClosed && (status === 'pending' || status === 'in_progress');
