import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type NewExport, startExport } from './startExport.ts';

/** Files of what one may read, made by a job and kept in the export history. */
export const exportsApi: ModuleApi = {
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
