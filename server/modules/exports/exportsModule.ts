import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '#server/entities/readSelection.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readSdl } from '#server/modules/readSdl.ts';
import type { ServerModule } from '#server/modules/ServerModule.ts';
import { type NewExport, startExport } from './startExport.ts';

/** Files of what one may read, made by a job and kept in the export history. */
export const exportsModule: ServerModule = {
  name: 'exports',
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Mutation: {
      startExport: (_parent: unknown, args: NewExport, context: RequestContext, info: GraphQLResolveInfo) =>
        context.transact(async () =>
          readSelection(specCatalog, context, info, 'Export', await startExport(context, args)),
        ),
    },
  },
};
