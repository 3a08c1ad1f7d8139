import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { askableOf, questionsAbout } from './askable.ts';
import { explainAction } from './explainAction.ts';
import { principalAsked, requireToldTo } from './principalAsked.ts';
import { toldReason } from './toldReason.ts';

export const whyApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      accessReason: async (_parent, { entity, id, action, field, role, person }, context) => {
        requireToldTo(context, { role, person });
        const asked = await askableOf(entity, action, field ?? null);
        return context.transact(async (tx) => {
          const principal = await principalAsked(tx, context, { role, person });
          const explained = await explainAction(tx, { ...asked, principal, id, context });
          return toldReason(context, asked, explained);
        });
      },
      accessQuestions: (_parent, { entity }, context) => {
        requireToldTo(context, {});
        return questionsAbout(entity);
      },
    },
  },
};
