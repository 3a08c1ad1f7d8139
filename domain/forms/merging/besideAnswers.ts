import type { Answer, FormElement } from '#domain/forms/FormElement.ts';

/** No question of a form has such an id. */
const BESIDE = 'beside.';

export const besideId = (name: string): string => `${BESIDE}${name}`;

/**
 * What is asked beside the questions of a form, such as a name or a comment. It is an element like theirs, so that it is
 * kept, put together and chosen of like them; only the server has a place of its own for it.
 */
export function besideElement(
  name: string,
  questionType: 'text' | 'text_long' | 'number',
  label: string,
  limits: { readonly min: number; readonly max: number } | null = null,
): FormElement {
  return {
    _id: besideId(name),
    position: 0,
    questionType,
    label,
    labels: [],
    description: null,
    descriptions: [],
    validations: { required: false, min: limits?.min ?? null, max: limits?.max ?? null },
    options: [],
    optionsDepth: null,
    dependency: null,
    formula: null,
    videoUrl: null,
    userAddRow: false,
    treeOptions: [],
    behavesAs: null,
    weight: null,
  };
}

/** A value that was given beside the questions, as an answer. */
export const besideAnswer = (name: string, value: string | number | null | undefined): Answer => ({
  questionId: besideId(name),
  textValue: typeof value === 'string' && value !== '' ? value : null,
  numberValue: typeof value === 'number' ? value : null,
  arrayValue: [],
});

/** Answers as they are sent: those to questions, and what stands beside them. */
export function partBeside(answers: readonly Answer[]) {
  const beside = new Map(answers.map((answer) => [answer.questionId, answer]));
  return {
    questions: answers.filter(({ questionId }) => !questionId.startsWith(BESIDE)),
    text: (name: string): string => beside.get(besideId(name))?.textValue ?? '',
    number: (name: string): number | null => beside.get(besideId(name))?.numberValue ?? null,
  };
}
