import type { Answer } from '#domain/forms/FormElement.ts';
import { besideAnswer } from '#domain/forms/merging/besideAnswers.ts';
import type { SurveyDraftPartsFragment } from '../forms.gen.ts';
import { withLists } from './withLists.ts';

export type SurveyDraft = SurveyDraftPartsFragment;

/** All that was written on a survey, as answers. */
export const writtenOn = (draft: SurveyDraft | null | undefined): Answer[] => [
  besideAnswer('rating', draft?.rating),
  besideAnswer('comment', draft?.comment),
  ...withLists(draft?.answers ?? []),
];
