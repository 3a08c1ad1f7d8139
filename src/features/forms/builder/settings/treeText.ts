import type { TreeOption } from '#domain/forms/FormElement.ts';

const INDENT = 2;

/** A tree as an outline, a line each, deeper by two spaces. */
export function treeText(options: readonly TreeOption[]): string {
  const known = new Set(options.map(({ _id }) => _id));
  const children = Map.groupBy(options, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const lines = (parent: string | null, depth: number): string[] =>
    (children.get(parent) ?? []).flatMap(({ _id, label }) => [
      `${' '.repeat(depth * INDENT)}${label}`,
      ...lines(_id, depth + 1),
    ]);
  return lines(null, 0).join('\n');
}

/** The tree that an outline says. A line that stands under the same branches as before keeps its id, which answers name, and its words in other languages. */
export function treeOfText(text: string, before: readonly TreeOption[]): TreeOption[] {
  const known = new Map(before.map((option) => [wayTo(option, before), option]));
  const branch: { readonly id: string; readonly way: string; readonly indent: number }[] = [];
  return text.split('\n').flatMap((line) => {
    const label = line.trim();
    if (label === '') return [];
    const indent = line.length - line.trimStart().length;
    while ((branch.at(-1)?.indent ?? -1) >= indent) branch.pop();
    const parent = branch.at(-1);
    const way = `${parent?.way ?? ''}/${label}`;
    const kept = known.get(way);
    const id = kept?._id ?? crypto.randomUUID();
    // Of two lines alike the first keeps the id.
    known.delete(way);
    branch.push({ id, way, indent });
    return { _id: id, label: label.slice(0, 200), labels: kept?.labels ?? [], parentId: parent?.id ?? null };
  });
}

function wayTo(option: TreeOption, options: readonly TreeOption[]): string {
  const parent = options.find(({ _id }) => _id === option.parentId && _id !== option._id);
  return `${
    parent
      ? wayTo(
          parent,
          options.filter((one) => one !== option),
        )
      : ''
  }/${option.label}`;
}
