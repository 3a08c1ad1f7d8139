import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MyIntegrationsDocument, MySessionsDocument, SelfDeletionDocument } from './account.gen.ts';

/** Whether people may delete their own account. */
export const selfDeletionQuery = () => graphqlQuery(SelfDeletionDocument, {});

/** Where one is signed in. */
export const mySessionsQuery = () => graphqlQuery(MySessionsDocument, {});

/** What one has connected, and what can be. */
export const myIntegrationsQuery = () => graphqlQuery(MyIntegrationsDocument, {});
