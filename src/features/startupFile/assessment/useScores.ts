import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { StartupScoresDocument, type StartupScoresQuery } from '../startupFile.gen.ts';

type Assessment = StartupScoresQuery['startupAssessments']['results'][number];

export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** An assessment that comes to a number; one by a form without criteria does not. */
export type Score = Assessment & { readonly score: number };

/** An assessment on one of the five criteria, and not by a form. */
export type CriterionScore = Score & { readonly criterion: NonNullable<Assessment['criterion']> };

/** The latest hundred assessments of a startup that come to a number, newest first. */
export function useScores(startupId: string) {
  const { data, error, refetch } = useQuery(graphqlQuery(StartupScoresDocument, { startupId }));
  return { scores: data?.startupAssessments.results.filter(isScore), error, refetch };
}

const isScore = (assessment: Assessment): assessment is Score => assessment.score != null;

export const isOnCriterion = (score: Score): score is CriterionScore => score.criterion != null;
