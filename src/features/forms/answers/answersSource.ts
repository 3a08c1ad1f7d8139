import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import {
  type AnswerConditionInput,
  DeleteResponseDocument,
  type DocumentPartsFragment,
  FeedbackResponseDocument,
  FeedbackResponsesDocument,
  FeedbackResultsDocument,
  FeedbackTextsDocument,
  FormResponseDocument,
  FormResponsesDocument,
  FormResultsDocument,
  FormTextsDocument,
  type ResultsPartsFragment,
  type TextPagePartsFragment,
} from './answers.gen.ts';

/** One response as the list shows it. */
export interface ResponseItem {
  readonly id: string;
  /** Null for one that was given without a name, or whose author the reader may not know. */
  readonly name: string | null;
  /** Who answered, beside the name: for an application, its founder. */
  readonly person: string | null;
  readonly submittedAt: string | null;
  readonly version: number | null;
  /** Its name is withheld from who judges applicants that are hidden. */
  readonly application: { readonly _id: string; readonly startupName: string | null } | null;
  readonly rating: number | null;
  readonly comment: string | null;
}

export interface ResponsePage {
  readonly total: number;
  readonly next: string | null;
  readonly results: readonly ResponseItem[];
}

/** Which texts of a question are read. */
interface TextsWanted {
  readonly questionId: string;
  readonly where: readonly DependencyStatement[];
  readonly search: string;
  readonly cursor: string | null;
}

/** Where answers are read from: a form, or one request for feedback. */
export interface AnswersSource {
  readonly key: string;
  readonly responses: (
    where: readonly DependencyStatement[],
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<ResponsePage>;
  readonly results: (
    where: readonly DependencyStatement[],
    signal: AbortSignal,
  ) => Promise<ResultsPartsFragment | null>;
  readonly texts: (wanted: TextsWanted, signal: AbortSignal) => Promise<TextPagePartsFragment | null>;
  readonly response: (id: string, signal: AbortSignal) => Promise<DocumentPartsFragment | null>;
  /** Deletes a response, where responses can be deleted. */
  readonly remove?: (id: string) => Promise<void>;
}

export const formAnswersSource = (formId: string): AnswersSource => ({
  key: `form/${formId}`,
  responses: async (where, cursor, signal) => {
    const variables = { formId, where: conditionsOf(where), cursor };
    const { formResponses } = await graphqlRequest(FormResponsesDocument, variables, { signal });
    return {
      total: formResponses.totalCount,
      next: formResponses.next ?? null,
      results: formResponses.results.map((one) => ({
        id: one._id,
        name: one.application?.startupName ?? one.respondentName ?? one.respondentEmail ?? null,
        person: personOf(one),
        submittedAt: one.submittedAt ?? null,
        version: one.formVersion ?? null,
        application: one.application ?? null,
        rating: null,
        comment: null,
      })),
    };
  },
  results: async (where, signal) => {
    const variables = { formId, where: conditionsOf(where) };
    return (await graphqlRequest(FormResultsDocument, variables, { signal })).formResults ?? null;
  },
  texts: async ({ where, ...wanted }, signal) => {
    const variables = { formId, ...wanted, where: conditionsOf(where) };
    return (await graphqlRequest(FormTextsDocument, variables, { signal })).formTexts ?? null;
  },
  response: async (id, signal) => (await graphqlRequest(FormResponseDocument, { id }, { signal })).formResponse ?? null,
  remove: async (id) => void (await graphqlRequest(DeleteResponseDocument, { id })),
});

/** Answers to one request, or to a form by all requests that ask for it. */
type AskedFor = { readonly requestId: string } | { readonly formId: string };

export const feedbackAnswersSource = (asked: AskedFor): AnswersSource => ({
  key: 'requestId' in asked ? `feedback/${asked.requestId}` : `feedback/form/${asked.formId}`,
  responses: async (where, cursor, signal) => {
    const variables = { ...asked, where: conditionsOf(where), cursor };
    const { feedbackResponses } = await graphqlRequest(FeedbackResponsesDocument, variables, { signal });
    return {
      total: feedbackResponses.totalCount,
      next: feedbackResponses.next ?? null,
      results: feedbackResponses.results.map((one) => ({
        id: one._id,
        name: one.author?.fullName ?? null,
        person: null,
        submittedAt: one.submittedAt,
        version: one.formVersion ?? null,
        application: null,
        rating: one.rating ?? null,
        comment: one.comment ?? null,
      })),
    };
  },
  results: async (where, signal) => {
    const variables = { ...asked, where: conditionsOf(where) };
    return (await graphqlRequest(FeedbackResultsDocument, variables, { signal })).feedbackResults ?? null;
  },
  texts: async ({ where, ...wanted }, signal) => {
    const variables = { ...asked, ...wanted, where: conditionsOf(where) };
    return (await graphqlRequest(FeedbackTextsDocument, variables, { signal })).feedbackTexts ?? null;
  },
  response: async (id, signal) =>
    (await graphqlRequest(FeedbackResponseDocument, { id }, { signal })).feedbackResponse ?? null,
});

interface NamedResponse {
  readonly application: object | null;
  readonly respondentName: string | null;
  readonly respondentEmail: string | null;
}

/** Who answered, as far as the name of the response does not say so already. */
function personOf({ application, respondentName, respondentEmail }: NamedResponse): string | null {
  const said = application ? [respondentName, respondentEmail] : [respondentName && respondentEmail];
  return said.filter(Boolean).join(' · ') || null;
}

export function conditionsOf(where: readonly DependencyStatement[]): AnswerConditionInput[] {
  return where.flatMap(({ questionId, operator, values }) =>
    questionId === null
      ? []
      : [{ questionId, operator: operator as AnswerConditionInput['operator'], values: [...(values ?? [])] }],
  );
}
