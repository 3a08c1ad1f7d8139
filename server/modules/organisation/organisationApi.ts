import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { confirmIncubatorEmail, deleteUnconfirmedAddress, resendIncubatorEmail } from './incubatorEmails.ts';
import { inviteUserAgain } from './inviteUserAgain.ts';
import { mailPreview } from './mailPreview.ts';
import { readOverlay } from './overlay/file/readOverlay.ts';
import { ownRoles, readOwnRole, setOwnRoles } from './overlay/ownRoles.ts';
import { setRolePermission } from './setRolePermission.ts';

/** Settings of the organisation that are more than fields of its record. */
export function organisationApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        ownRoles: (_parent, _args, context) => ownRoles(context),
        readOverlay: (_parent, { text }, context) => readOverlay(context, text),
        mailPreview: (_parent, written, context) => mailPreview(context, written),
      },
      Mutation: {
        inviteUserAgain: (_parent, { user }, context) => inviteUserAgain(context, user),
        setRolePermission: (_parent, args, context, info) =>
          context.transact(async () => {
            await setRolePermission(writer, context, args);
            return readSelection(specCatalog, context, info, 'Role', args.roleId);
          }),
        setOwnRoles: async (_parent, { roles }, context) => {
          await setOwnRoles(writer, context, roles.map(readOwnRole));
          return (await ownRoles(context)) ?? [];
        },
        resendIncubatorEmail: (_parent, { address }, context) => resendIncubatorEmail(context, address),
        deleteUnconfirmedEmailAddress: (_parent, { address }, context) =>
          deleteUnconfirmedAddress(writer, context, address),
        confirmIncubatorEmail: (_parent, { token }, context) => confirmIncubatorEmail(context, token),
      },
    },
  };
}
