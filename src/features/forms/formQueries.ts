import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FormElementsDocument, SurveyToAnswerDocument } from './forms.gen.ts';

/** A feedback request to answer. */
export const surveyQuery = (id: string) => graphqlQuery(SurveyToAnswerDocument, { id });

/** What a form consists of. */
export const formElementsQuery = (formId: string) => graphqlQuery(FormElementsDocument, { formId });
