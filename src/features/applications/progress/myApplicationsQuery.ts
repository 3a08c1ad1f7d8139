import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ApplicationProgressDocument } from './progress.gen.ts';

/** Where all of the reader's own applications stand. */
export const myApplicationsQuery = () => ({
  ...graphqlQuery(ApplicationProgressDocument, { id: null }),
  staleTime: 0,
});
