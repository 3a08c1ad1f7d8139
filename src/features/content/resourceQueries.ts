import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { LooseResourcesDocument, ResourceSectionsDocument } from './content.gen.ts';

/** Resources by section. */
export const resourceSectionsQuery = () => graphqlQuery(ResourceSectionsDocument, {});

/** Resources of no section. */
export const looseResourcesQuery = () => graphqlQuery(LooseResourcesDocument, {});
