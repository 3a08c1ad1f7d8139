import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { guardChoices, guardValue } from './guardFields.ts';
import { orderFields } from './orderFields.ts';
import { readProfileFields, saveProfileFields } from './profileFields.ts';

/** What an organisation has added to the profiles of startups, people and applications. */
export const profilesModule: ServerModule = {
  name: 'profiles',
  api: (writer) => ({
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        profileFields: (_parent, { target, recordId }, context) => readProfileFields(context, { target, id: recordId }),
      },
      Mutation: {
        orderCustomFields: (_parent, args, context) => orderFields(writer, context, args),
        saveProfileFields: (_parent, { target, recordId, answers }, context) =>
          saveProfileFields(writer, context, { target, id: recordId }, answers),
      },
    },
  }),
  writes: { hooks: { CustomField: [guardChoices], CustomFieldValue: [guardValue] } },
};
