import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { plannedClashes } from './clashes/plannedClashes.ts';
import { followTimes } from './liveTimes.ts';
import { myAvailability } from './myAvailability.ts';
import { saveAvailability } from './saveAvailability.ts';

/** One's own hours as a whole. */
export const availabilityApi = (writer: EntityWriter): ModuleApi => ({
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      myAvailability: (_parent, _args, context) => myAvailability(context),
      plannedClashes: (_parent, { input }, context) => plannedClashes(context, input),
    },
    Subscription: {
      bookableTimesChanged: {
        subscribe: (_parent, { people }, context) => followTimes(context, people),
        resolve: (change: { readonly person: string }) => change,
      },
    },
    Mutation: {
      saveMyAvailability: async (_parent, { input }, context) => {
        await saveAvailability(writer, context, input);
        return myAvailability(context);
      },
    },
  },
});
