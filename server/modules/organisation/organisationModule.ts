import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '#server/entities/readSelection.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readSdl } from '../readSdl.ts';
import type { ServerModule } from '../ServerModule.ts';
import { confirmIncubatorEmail } from './incubatorEmails.ts';
import { type RolePermissionChange, setRolePermission } from './setRolePermission.ts';

/** Settings of the organisation that are more than fields of its record. */
export function organisationModule(writer: EntityWriter): ServerModule {
  return {
    name: 'organisation',
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
