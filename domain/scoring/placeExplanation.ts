import { type EvaluatorLevel, evaluatorLevels, type GivenScore } from './evaluatorLevels.ts';
import { meanOf } from './means.ts';
import { levelledMean, type Place, type PlacedBy, placedBy, ranking } from './ranking.ts';
import { rounded } from './weightedScore.ts';

/** Why an application stands where it stands, in figures of one decimal that add up as they are read. */
export interface PlaceExplanation {
  readonly place: ComparedPlace;
  readonly meanOfAll: number;
  readonly given: readonly LevelledScore[];
  /** The levelled mean lay outside of 0 to 10, and was brought back to its end. */
  readonly isCapped: boolean;
  /** The application behind it; null for the last one. */
  readonly next: ComparedPlace | null;
  /** By how many points it is ahead of that one. */
  readonly ahead: number;
  /** The figure that decides between the two; null where they are equal in all. */
  readonly placedBy: PlacedBy | null;
}

interface ComparedPlace extends Place {
  /** What levelling added to the mean as given, or took away. */
  readonly shift: number;
}

/** A score with what its evaluator is like, and what it became. */
interface LevelledScore {
  readonly evaluator: string;
  readonly score: number;
  /** Of all scores of this evaluator. */
  readonly count: number;
  readonly average: number;
  readonly spread: number;
  /** Whether they have scored enough to be levelled. */
  readonly isLevelled: boolean;
  readonly shift: number;
  readonly levelled: number;
}

/** Explains a place in the ranking of these scores; null for an application that nobody has scored. */
export function explainPlace(scores: readonly GivenScore[], application: string): PlaceExplanation | null {
  const places = ranking(scores);
  const at = places.findIndex((place) => place.application === application);
  const place = places[at];
  if (place === undefined) return null;
  const next = places[at + 1] ?? null;
  const levels = evaluatorLevels(scores);
  const own = scores.filter((one) => one.application === application);
  const levelled = levelledMean(own, levels);
  return {
    place: compared(place),
    meanOfAll: rounded(meanOf(scores.map(({ score }) => score))),
    given: own.map((one) => levelledScore(one, levels.get(one.evaluator) as EvaluatorLevel)),
    isCapped: levelled < 0 || levelled > 10,
    next: next && compared(next),
    ahead: next === null ? 0 : rounded(place.levelled - next.levelled),
    placedBy: next && placedBy(place, next),
  };
}

const compared = (place: Place): ComparedPlace => ({ ...place, shift: rounded(place.levelled - place.mean) });

function levelledScore({ evaluator, score }: GivenScore, level: EvaluatorLevel): LevelledScore {
  const shift = shiftOf(level);
  return {
    evaluator,
    score: rounded(score),
    count: level.count,
    average: rounded(level.average),
    spread: rounded(level.spread),
    isLevelled: level.isLevelled,
    shift,
    levelled: rounded(score + shift),
  };
}

/** By how much the scores of an evaluator are moved. */
export const shiftOf = ({ bias }: Pick<EvaluatorLevel, 'bias'>): number => -rounded(bias) || 0;
