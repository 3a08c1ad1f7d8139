import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { StartupScoresDocument } from '../startupFile.gen.ts';

export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The latest hundred assessments of a startup, newest first. */
export function useScores(startupId: string) {
  const { data, error, refetch } = useQuery(graphqlQuery(StartupScoresDocument, { startupId }));
  return { scores: data?.startupAssessments.results, error, refetch };
}
