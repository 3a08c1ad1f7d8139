import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import {
  type AnswerConditionInput,
  type AnswersAtWork,
  AssessmentResponsesDocument,
  CategorizationResponsesDocument,
  EvaluationResponsesDocument,
  SessionResponsesDocument,
  WorkResponseDocument,
  WorkResultsDocument,
  WorkTextsDocument,
} from './answers.gen.ts';
import { type AnswersSource, conditionsOf, type ResponseItem, type ResponsePage } from './answersSource.ts';

interface ListWanted {
  readonly formId: string;
  readonly where: AnswerConditionInput[];
  readonly cursor: string | null;
}

type ReadPage = (wanted: ListWanted, signal: AbortSignal) => Promise<ResponsePage>;

interface Page<Row> {
  readonly totalCount: number;
  readonly next: string | null;
  readonly results: readonly Row[];
}

const pageOf = <Row>({ totalCount, next, results }: Page<Row>, item: (row: Row) => ResponseItem): ResponsePage => ({
  total: totalCount,
  next,
  results: results.map(item),
});

const nothingElse = { application: null, rating: null, comment: null, version: null } as const;

const pages: Readonly<Record<AnswersAtWork, ReadPage>> = {
  sessions: async (wanted, signal) =>
    pageOf((await graphqlRequest(SessionResponsesDocument, wanted, { signal })).sessionResponses, (one) => ({
      ...nothingElse,
      id: one._id,
      name: one.author?.fullName ?? null,
      person: one.session?.name ?? null,
      submittedAt: one.submittedAt,
      version: one.formVersion,
    })),
  assessments: async (wanted, signal) =>
    pageOf((await graphqlRequest(AssessmentResponsesDocument, wanted, { signal })).assessmentResponses, (one) => ({
      ...nothingElse,
      id: one._id,
      name: one.startup?.name ?? null,
      person: one.assessor?.fullName ?? null,
      submittedAt: one.assessedOn,
      comment: one.comment,
    })),
  categorizations: async (wanted, signal) =>
    pageOf(
      (await graphqlRequest(CategorizationResponsesDocument, wanted, { signal })).categorizationResponses,
      (one) => ({
        ...nothingElse,
        id: one._id,
        name: one.startup?.name ?? null,
        person: null,
        submittedAt: one.submittedAt,
      }),
    ),
  evaluations: async (wanted, signal) =>
    pageOf((await graphqlRequest(EvaluationResponsesDocument, wanted, { signal })).evaluationResponses, (one) => ({
      ...nothingElse,
      id: one._id,
      name: one.application?.startupName ?? null,
      person: one.evaluator?.fullName ?? null,
      submittedAt: one.submittedAt,
      version: one.formVersion,
      application: one.application,
      comment: one.comment,
    })),
};

/** What was answered to a form about sessions, startups or applications. */
export const workAnswersSource = (formId: string, place: AnswersAtWork): AnswersSource => ({
  key: `work/${place}/${formId}`,
  responses: (where, cursor, signal) => pages[place]({ formId, where: conditionsOf(where), cursor }, signal),
  results: async (where, signal) => {
    const variables = { formId, place, where: conditionsOf(where) };
    return (await graphqlRequest(WorkResultsDocument, variables, { signal })).workResults ?? null;
  },
  texts: async ({ where, ...wanted }, signal) => {
    const variables = { formId, place, ...wanted, where: conditionsOf(where) };
    return (await graphqlRequest(WorkTextsDocument, variables, { signal })).workTexts ?? null;
  },
  response: async (id, signal) =>
    (await graphqlRequest(WorkResponseDocument, { id, formId, place }, { signal })).workResponse ?? null,
});
