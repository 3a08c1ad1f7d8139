import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { writeInSkill } from './writeInSkill.ts';

/** Skills that people have in words of their own. */
export const skillsModule: ServerModule = {
  name: 'skills',
  api: () => ({
    typeDefs: readSdl(import.meta.url),
    resolvers: { Mutation: { writeInSkill: (_parent, { name }, context) => writeInSkill(context, name) } },
  }),
};
