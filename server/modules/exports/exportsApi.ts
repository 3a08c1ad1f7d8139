import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { startExport } from './startExport.ts';

/** Files of what one may read, made by a job and kept in the export history. */
export const exportsApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Mutation: {
      startExport: (_parent, args, context, info) =>
        context.transact(async () =>
          readSelection(specCatalog, context, info, 'Export', await startExport(context, info.schema, args)),
        ),
    },
  },
};
