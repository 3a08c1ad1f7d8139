import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MyAvailabilityDocument } from './availability.gen.ts';

/** One's own hours as a whole, with what is known of the next two weeks. */
export const myAvailabilityQuery = () => graphqlQuery(MyAvailabilityDocument, {});
