import type { TreeOption } from './FormElement.ts';

/** The leaves of a tree with the way to each, as they are chosen and read. */
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
