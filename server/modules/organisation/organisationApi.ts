import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { confirmIncubatorEmail } from './incubatorEmails.ts';
import { type RolePermissionChange, setRolePermission } from './setRolePermission.ts';

/** Settings of the organisation that are more than fields of its record. */
export function organisationApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Mutation: {
        setRolePermission: (
          _parent: unknown,
          args: RolePermissionChange,
          context: RequestContext,
          info: GraphQLResolveInfo,
        ) =>
          context.transact(async () => {
            await setRolePermission(writer, context, args);
            return readSelection(specCatalog, context, info, 'Role', args.roleId);
          }),
        confirmIncubatorEmail: (_parent: unknown, { token }: { readonly token: string }, context: RequestContext) =>
          confirmIncubatorEmail(context, token),
      },
    },
  };
}
