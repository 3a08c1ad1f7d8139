import type { AccessReason, WantedCondition } from '#domain/model/accessReason.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AccessQuestionsDocument, AccessReasonDocument, type AccessReasonQueryVariables } from './why.gen.ts';

export type ReasonQuestion = AccessReasonQueryVariables;

/** Why somebody may or may not do something; rules change while somebody looks at them, so nothing of it is kept. */
export const reasonQuery = (question: ReasonQuestion) => ({
  ...graphqlQuery(AccessReasonDocument, question),
  staleTime: 0,
  select: ({ accessReason }: { readonly accessReason: SentReason }): AccessReason => ({
    ...accessReason,
    field: accessReason.field ?? null,
    ways: accessReason.ways.map(({ code, permission, feature, wanted, ...way }) => ({
      ...way,
      code: code ?? null,
      permission: permission ?? null,
      feature: feature ?? null,
      wanted: (wanted ?? null) as WantedCondition | null,
    })),
  }),
});

/** What can be asked about records of an entity. */
export const questionsQuery = (entity: string) => ({
  ...graphqlQuery(AccessQuestionsDocument, { entity }),
  staleTime: Number.POSITIVE_INFINITY,
});

type SentReason = import('./why.gen.ts').AccessReasonQuery['accessReason'];
