import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { PermissionMatrixDocument } from './organisation.gen.ts';

/** Which role has which permission. */
export const permissionMatrixQuery = () => graphqlQuery(PermissionMatrixDocument, {});
