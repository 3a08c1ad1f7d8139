import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { PlanDocument } from './settings.gen.ts';

/** What the plan of the organisation holds. */
export const planQuery = () => graphqlQuery(PlanDocument, {});
