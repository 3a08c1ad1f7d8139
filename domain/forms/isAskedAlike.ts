import type { FormElement } from './FormElement.ts';

/** Whether two elements ask the same, wherever they stand: what an answer to one says, it says to the other. */
export const isAskedAlike = (one: FormElement, other: FormElement): boolean =>
  JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));

function factsOf(element: FormElement) {
  const { label, description, questionType, validations, userAddRow, formula, dependency } = element;
  const { required, min, max } = validations;
  const offered = element.options.map(({ value, labels, isWriteIn, numericalValue, columnKind, choices }) => [
    value,
    labels,
    isWriteIn,
    numericalValue,
    columnKind ?? null,
    choices ?? [],
  ]);
  const tree = element.treeOptions.map((option) => [option.label, option.labels ?? []]);
  const bounds = [required, min, max, userAddRow, element.optionsDepth];
  return [label, description, questionType, bounds, offered, tree, formula, dependency];
}
