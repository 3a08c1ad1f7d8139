import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FormElementsDocument, SurveyToAnswerDocument } from './forms.gen.ts';

/** A feedback request to answer. */
export const surveyQuery = (id: string) => graphqlQuery(SurveyToAnswerDocument, { id });

/** What a form consists of, as it is filled or in one of its versions. */
export const formElementsQuery = (formId: string, version: number | null = null) =>
  graphqlQuery(FormElementsDocument, { formId, version });
