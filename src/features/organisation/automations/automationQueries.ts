import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AutomationsDocument } from './automations.gen.ts';

/** What follows by itself in the organisation. */
export const automationsQuery = () => graphqlQuery(AutomationsDocument, {});
