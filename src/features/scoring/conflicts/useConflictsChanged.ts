import { useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { FunnelDistributionDocument } from '../scoring.gen.ts';
import { FunnelConflictsDocument } from './conflicts.gen.ts';

/** Asks anew for what conflicts of interest change: who knows whom, and who has what. */
export function useConflictsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries(queriesOf(FunnelConflictsDocument));
    await client.invalidateQueries(queriesOf(FunnelDistributionDocument));
  };
}
