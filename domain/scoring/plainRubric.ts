import type { FormElement } from '../forms/FormElement.ts';

/** Ids of the two questions that are asked where a round has no form for evaluators. */
export const plainQuestions = { score: 'score', comment: 'comment' } as const;

/** What evaluators are asked where nobody has made a form for them: a score, and why. */
export function plainRubric(texts: { readonly score: string; readonly comment: string }): FormElement[] {
  return [
    {
      ...bare,
      _id: plainQuestions.score,
      position: 1,
      questionType: 'number_scale',
      label: texts.score,
      behavesAs: 'score',
    },
    {
      ...bare,
      _id: plainQuestions.comment,
      position: 2,
      questionType: 'text_long',
      label: texts.comment,
      validations: { required: false, min: null, max: null },
    },
  ];
}

const bare = {
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: true, min: 0, max: 10 },
  options: [],
  userAddRow: false,
  optionsDepth: null,
  dependency: null,
  formula: null,
  videoUrl: null,
  treeOptions: [],
  behavesAs: null,
  weight: null,
} as const;
