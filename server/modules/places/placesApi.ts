import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { placeChoices } from '#server/services/booking/placeChoices.ts';

/** Which rooms there are at a time. */
export const placesApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      placeChoices: (_parent, wanted, context) => context.transact((tx) => placeChoices(tx, wanted)),
    },
  },
};
