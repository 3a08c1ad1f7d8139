import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { SidebarMenuDocument } from './setUp.gen.ts';

/** The menu of this user; it changes seldom. */
export const sidebarQuery = { ...graphqlQuery(SidebarMenuDocument, {}), staleTime: 300_000 };
