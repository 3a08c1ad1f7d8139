import type { FormElement } from '../forms/FormElement.ts';
import { criteriaOf } from './criteria.ts';

/** What a question behaves as that takes the words to a criterion. */
const COMMENT_FACT = 'comment';
const LONGEST = 4000;

export const isCriterionComment = ({ behavesAs }: Pick<FormElement, 'behavesAs'>): boolean =>
  behavesAs === COMMENT_FACT;

/**
 * A rubric with room for words after each criterion (issue 15, point 8: "criteria with anchors, weights, comments"): a
 * question of its own, so that what is written is kept, checked and shown as other answers are. It is there when its
 * criterion is. `labelOf` names it in the reader's language.
 */
export function withComments(
  elements: readonly FormElement[],
  labelOf: (criterion: FormElement) => string,
): FormElement[] {
  const judged = new Set(criteriaOf(elements).flatMap(({ element }) => (isAsked(element) ? [element._id] : [])));
  return elements.flatMap((element) =>
    judged.has(element._id) ? [element, commentOn(element, labelOf(element))] : [element],
  );
}

const isAsked = ({ questionType }: FormElement): boolean => questionType !== 'calculated';

const commentOn = ({ _id, position, dependency }: FormElement, label: string): FormElement => ({
  _id: `${_id}/${COMMENT_FACT}`,
  position,
  dependency,
  questionType: 'text_long',
  label,
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: false, min: null, max: LONGEST },
  options: [],
  userAddRow: false,
  optionsDepth: null,
  formula: null,
  videoUrl: null,
  treeOptions: [],
  behavesAs: COMMENT_FACT,
  weight: null,
});
