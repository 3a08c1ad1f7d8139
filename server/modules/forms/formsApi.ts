import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { answersAtWork } from './answers/answersAtWork.ts';
import { feedbackResults, formResults, workResults } from './answers/formResults.ts';
import { feedbackResponse, formResponse, workResponse } from './answers/responseDocument.ts';
import {
  assessmentResponses,
  categorizationResponses,
  evaluationResponses,
  feedbackResponses,
  formResponses,
  sessionResponses,
} from './answers/responseLists.ts';
import { feedbackTexts, formTexts, type TextsWanted, workTexts } from './answers/writtenAnswers.ts';
import { changeForm } from './draft/changeForm.ts';
import { duplicateForm } from './draft/duplicateForm.ts';
import { formDraft } from './draft/formDraft.ts';
import { type FormChange, followEditing, showEditing } from './editing.ts';
import { formElements } from './formElements.ts';
import { publishForm } from './versions/publishForm.ts';
import { publishingPreview } from './versions/publishingPreview.ts';

/** Forms that people build: their drafts, their versions, who works on them. */
export const formsApi = (writer: EntityWriter): ModuleApi => ({
  typeDefs: readSdl(import.meta.url),
  planned: {
    formResponses,
    feedbackResponses,
    sessionResponses,
    assessmentResponses,
    categorizationResponses,
    evaluationResponses,
  },
  resolvers: {
    Query: {
      formResults: (_parent, { formId, where }, context) => formResults(context, formId, where ?? []),
      feedbackResults: (_parent, { where, ...asked }, context) => feedbackResults(context, asked, where ?? []),
      answersAtWork: (_parent, { formId }, context) => answersAtWork(context, formId),
      workResults: (_parent, { where, ...asked }, context) => workResults(context, asked, where ?? []),
      workTexts: (_parent, { formId, place, ...wanted }, context) =>
        workTexts(context, { formId, place }, textsWanted(wanted)),
      workResponse: (_parent, { id, ...asked }, context) => workResponse(context, id, asked),
      formTexts: (_parent, { formId, ...wanted }, context) => formTexts(context, formId, textsWanted(wanted)),
      feedbackTexts: (_parent, { requestId, formId, ...wanted }, context) =>
        feedbackTexts(context, { requestId, formId }, textsWanted(wanted)),
      formResponse: (_parent, { id }, context) => formResponse(context, id),
      feedbackResponse: (_parent, { id }, context) => feedbackResponse(context, id),
      formElements: (_parent, { formId, version }, context) => formElements(context, formId, version ?? null),
      formDraft: (_parent, { formId }, context) => formDraft(context, formId),
      publishingPreview: (_parent, { formId }, context) => publishingPreview(context, formId),
    },
    Mutation: {
      changeForm: (_parent, { formId, changes }, context) => changeForm(context, formId, changes),
      duplicateForm: (_parent, { formId }, context) => duplicateForm(writer, context, formId),
      publishForm: (_parent, { formId, moveDrafts }, context) => publishForm(context, formId, moveDrafts),
      showEditing: (_parent, { formId, elementId }, context) => showEditing(context, formId, elementId ?? null),
    },
    Subscription: {
      formChanged: {
        subscribe: (_parent, { formId }, context) => followEditing(context, formId),
        resolve: (change: FormChange) => change,
      },
    },
  },
});

type GivenTexts = Pick<TextsWanted, 'questionId'> & {
  readonly [Key in Exclude<keyof TextsWanted, 'questionId'>]?: TextsWanted[Key] | null | undefined;
};

const textsWanted = ({ questionId, where, search, cursor }: GivenTexts): TextsWanted => ({
  questionId,
  where: where ?? [],
  search: search ?? null,
  cursor: cursor ?? null,
});
