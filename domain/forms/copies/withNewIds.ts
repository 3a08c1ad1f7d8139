import type { FormElement } from '../FormElement.ts';

const idKeys: ReadonlySet<string> = new Set(['_id', 'parentId', 'questionId']);
const named = /\{([^{}]+)\}/g;

/** The elements with ids of their own, and so the branches of their trees; what they say of each other goes on between them. */
export function withNewIds<Element extends FormElement>(
  elements: readonly Element[],
  newId: () => string = () => crypto.randomUUID(),
): Element[] {
  const ids = elements.flatMap(({ _id, treeOptions }) => [_id, ...treeOptions.map((option) => option._id)]);
  const renamed = new Map(ids.map((id) => [id, newId()]));
  const renamedId = (id: string): string => renamed.get(id) ?? id;
  const copy = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    // A text may be written like an id by chance; the only texts of a list are the values of a condition.
    const isId = idKeys.has(key) || /^\d+$/.test(key);
    if (key === 'formula') return value.replace(named, (_place, id: string) => `{${renamedId(id)}}`);
    return isId ? renamedId(value) : value;
  };
  return JSON.parse(JSON.stringify(elements), copy) as Element[];
}
