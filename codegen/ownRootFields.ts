import { type DefinitionNode, type DocumentNode, type FieldDefinitionNode, Kind, type TypeNode } from 'graphql';

const roots: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * The part of the schema that resolvers are written for: root fields that are not generated, and what these reach. Of an
 * entity nothing but its own values is left: its records are read by the planner, which answers whatever is selected.
 * `more` names types that are reached by entities only and have resolvers of their own all the same.
 */
export function ownRootFields(
  schema: DocumentNode,
  isOwn: (field: string) => boolean,
  isEntity: (type: string) => boolean,
  more: readonly string[] = [],
): DocumentNode {
  const byName = new Map(schema.definitions.map((node) => [nameOf(node), node]));
  const kept = new Map<string, DefinitionNode>();
  const keep = (name: string): void => {
    const node = byName.get(name);
    if (node === undefined || kept.has(name)) return;
    const own = withOwnFields(node, (field) =>
      roots.has(name) ? isOwn(field.name.value) : !isEntity(name) || isValue(byName.get(namedType(field.type))),
    );
    kept.set(name, own);
    for (const inner of namesIn(own)) keep(inner);
  };
  for (const name of [...roots, ...more]) keep(name);
  return { kind: Kind.DOCUMENT, definitions: [...kept.values()] };
}

function withOwnFields(node: DefinitionNode, isKept: (field: FieldDefinitionNode) => boolean): DefinitionNode {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
  return { ...node, fields: (node.fields ?? []).filter(isKept) };
}

const nameOf = (node: DefinitionNode): string => ('name' in node ? (node.name?.value ?? '') : '');

/** Built-in scalars have no definition. */
const isValue = (node: DefinitionNode | undefined): boolean =>
  node === undefined || node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION;

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Names of the types that a definition speaks of. */
function namesIn(node: DefinitionNode): string[] {
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return (node.types ?? []).map(({ name }) => name.value);
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return (node.fields ?? []).map(({ type }) => namedType(type));
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  const interfaces = (node.interfaces ?? []).map(({ name }) => name.value);
  const inner = (node.fields ?? []).flatMap((field) => [field, ...(field.arguments ?? [])]);
  return [...interfaces, ...inner.map(({ type }) => namedType(type))];
}
