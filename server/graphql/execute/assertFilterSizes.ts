import { type ASTNode, type DocumentNode, Kind, type OperationDefinitionNode, type TypeNode, visit } from 'graphql';
import { assertFilterSize } from '#server/entities/plan/filter/filterSize.ts';

/**
 * Refuses filters that are too large together, before they are brought into the types of the schema. One that several
 * fields ask with counts as often: each makes SQL of it.
 */
export function assertFilterSizes(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  inputs: Readonly<Record<string, unknown>>,
): void {
  const filters = variableDefinitions.filter(({ type }) => nameOf(type).endsWith('Filter'));
  if (filters.length === 0) return;
  const uses = countUses(document);
  const weighed = filters.flatMap(({ variable: { name } }) =>
    Array.from({ length: Math.min(uses.get(name.value) ?? 0, 100) }, () => inputs[name.value]),
  );
  assertFilterSize(weighed.length === 1 ? weighed[0] : weighed);
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function isArgument(node: ASTNode): boolean {
  return node.kind === Kind.ARGUMENT;
}

const counted = new WeakMap<DocumentNode, ReadonlyMap<string, number>>();

/** In how many arguments each variable stands; documents are kept, and so is this. */
function countUses(document: DocumentNode): ReadonlyMap<string, number> {
  const known = counted.get(document);
  if (known) return known;
  const uses = new Map<string, number>();
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (node.kind !== Kind.VARIABLE || !ancestors.flat().some(isArgument)) return;
      uses.set(node.name.value, (uses.get(node.name.value) ?? 0) + 1);
    },
  });
  counted.set(document, uses);
  return uses;
}
