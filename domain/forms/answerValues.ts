import { optionLabel, textIn } from './elementTexts.ts';
import { type Answer, type FormElement, isBlankValue, type TreeOption } from './FormElement.ts';
import { treeOptionsOf } from './treeOptions.ts';

/** The leaves of a tree with the way to each, as they are chosen and read: branch by branch, each in the given order. */
export function treeChoices(options: readonly TreeOption[], language: string): { value: string; label: string }[] {
  const known = new Set(options.map(({ _id }) => _id));
  // What hangs below an option that is not there stands at the top, so that it can still be chosen.
  const children = Map.groupBy(options, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const leavesBelow = (parent: string | null, way: string): { value: string; label: string }[] =>
    (children.get(parent) ?? []).flatMap(({ _id, label, labels }) => {
      const name = `${way}${textIn(labels ?? [], language, label)}`;
      return children.has(_id) ? leavesBelow(_id, `${name} › `) : [{ value: _id, label: name }];
    });
  return leavesBelow(null, '');
}

/**
 * What each value that can be chosen is called, of a tree as deep as its question goes; one that was written in is called
 * as it was written.
 */
export function choiceNames(element: FormElement, language: string): Map<string, string> {
  const { questionType, options } = element;
  if (questionType.startsWith('tree_'))
    return new Map(treeChoices(treeOptionsOf(element), language).map(({ value, label }) => [value, label]));
  const offered = options.filter(({ isWriteIn }) => !isWriteIn);
  return new Map(offered.map((option) => [option.value, optionLabel(option, language)]));
}

/** The heads of the columns of a table. */
export const columnsOf = (element: FormElement, language: string): string[] => [
  ...choiceNames(element, language).values(),
];

/** The rows of a table answer in which something stands, each as its cells. */
export const rowsOf = ({ arrayValue }: Pick<Answer, 'arrayValue'>): string[][] =>
  arrayValue.filter((row) => !isBlankValue(row)).map(cellsOf);

/** The cells of a row of a table answer. */
export function cellsOf(row: string): string[] {
  try {
    const cells: unknown = JSON.parse(row);
    return Array.isArray(cells) ? cells.map(String) : [];
  } catch {
    return [];
  }
}
