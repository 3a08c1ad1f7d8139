export type DeclarationKind = 'constant' | 'form field' | 'label' | 'rule';

/** One thing that the spec of the product says, and the same spec saying something else there. */
export interface Declaration {
  readonly kind: DeclarationKind;
  /** For people: where it stands and what is changed. */
  readonly name: string;
  readonly file: string;
  /** The whole file, changed; made when it is asked for. */
  readonly changed: () => string;
}

type Node = Record<string | number, unknown>;
export type Path = readonly (string | number)[];

export const nodeAt = (value: unknown, path: Path): Node =>
  path.reduce<Node>((node, step) => (node?.[step] ?? {}) as Node, value as Node);

/** A copy of a file's value with one passage changed, as JSON, which is YAML. */
export function changedCopy(value: unknown, path: Path, change: (parent: Node, key: string | number) => void): string {
  const copy = structuredClone(value);
  change(nodeAt(copy, path.slice(0, -1)), path.at(-1) ?? '');
  return JSON.stringify(copy, null, 1);
}

/** Takes an entry out of a map or a list. */
export function takeOut(parent: Node, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}
