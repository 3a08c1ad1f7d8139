/** Fields to select, nested; null for a leaf. Order of insertion is the order printed. */
export type Selection = Map<string, Selection | null>;

/** Adds `program.name` to a selection. */
export function selectionOf(selection: Selection, path: string): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (!selection.has(head)) selection.set(head, null);
    return;
  }
  const inner = selection.get(head) ?? new Map();
  selection.set(head, inner);
  selectionOf(inner, rest.join('.'));
}

export function printSelection(selection: Selection): string {
  return [...selection].map(([name, inner]) => (inner ? `${name} { ${printSelection(inner)} }` : name)).join(' ');
}
