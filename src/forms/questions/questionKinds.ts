import { type Answer, type FormElement, type TreeOption, valueKindOf } from '#domain/forms/FormElement.ts';

/** Whether the element asks for something; others are only shown. */
export function isQuestion({ questionType }: FormElement): boolean {
  return valueKindOf(questionType) !== null;
}

export const emptyAnswer = (questionId: string): Answer => ({
  questionId,
  textValue: null,
  numberValue: null,
  arrayValue: [],
});

/** The ends of the branches, each with the way to it: `Energy › Solar`. */
export function treeChoices(options: readonly TreeOption[]): { value: string; label: string }[] {
  const byId = new Map(options.map((option) => [option._id, option]));
  const parents = new Set(options.map(({ parentId }) => parentId));
  const wayTo = (option: TreeOption): string => {
    const parent = option.parentId === null ? undefined : byId.get(option.parentId);
    return parent ? `${wayTo(parent)} › ${option.label}` : option.label;
  };
  return options.filter(({ _id }) => !parents.has(_id)).map((option) => ({ value: option._id, label: wayTo(option) }));
}

/** The cells of a row of a table answer. */
export function cellsOf(row: string): string[] {
  try {
    const cells: unknown = JSON.parse(row);
    return Array.isArray(cells) ? cells.map(String) : [];
  } catch {
    return [];
  }
}
