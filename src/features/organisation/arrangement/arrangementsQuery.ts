import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ArrangementsDocument } from './arrangements.gen.ts';

/** What the organisation has ordered and hidden. */
export const arrangementsQuery = () => graphqlQuery(ArrangementsDocument, {});
