import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { assessmentSheet } from './assessment/assessmentSheet.ts';
import { assessStartup } from './assessment/assessStartup.ts';

/** Startups, as far as they are not generated. */
export const startupsApi = (writer: EntityWriter): ModuleApi => ({
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      assessmentSheet: (_parent, { startupId }, context) => assessmentSheet(context, startupId),
    },
    Mutation: {
      assessStartup: (_parent, args, context, info) =>
        context.transact(async (tx) => {
          const id = await assessStartup(writer, context, tx, args);
          return readSelection(specCatalog, context, info, 'StartupAssessment', id);
        }),
    },
  },
});
