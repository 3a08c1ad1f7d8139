import { evaluatorLevels, type GivenScore } from '#domain/scoring/evaluatorLevels.ts';
import { shiftOf } from '#domain/scoring/placeExplanation.ts';
import { ranking } from '#domain/scoring/ranking.ts';
import { rounded } from '#domain/scoring/weightedScore.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';
import { givenScores, type RankedRow, rankedRows } from './rankedRows.ts';

/** The applications of a funnel by their scores, each round by itself: another form has another measure. */
export async function funnelRanking(context: RequestContext, funnelId: string) {
  const rows = await context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    return rankedRows(context, tx, funnelId);
  });
  return [...Map.groupBy(rows, ({ roundId }) => roundId).values()].map(roundOf);
}

function roundOf(rows: readonly RankedRow[]) {
  const scores = givenScores(rows);
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
  const levels = evaluatorLevels(scores);
  return [...Map.groupBy(rows, ({ evaluator }) => evaluator)].map(([_id, own]) => {
    const level = levels.get(_id);
    return {
      _id,
      name: own[0]?.evaluatorName ?? '',
      given: level?.count ?? 0,
      left: own.filter(isLeft).length,
      declined: own.filter(({ status }) => status === 'declined').length,
      average: level ? rounded(level.average) : null,
      shift: level ? shiftOf(level) : 0,
    };
  });
}

const isLeft = ({ status, isClosed }: RankedRow): boolean =>
  !isClosed && (status === 'pending' || status === 'in_progress');
