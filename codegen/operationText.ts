import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** The fragments of all documents by name, so that an operation may use one declared in another file. */
export function collectFragments(documents: readonly DocumentNode[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const document of documents) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
  }
  return fragments;
}

/** The text of one operation with the fragments it needs: exactly what the browser sends. */
export function operationText(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const used = new Set<string>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      enter: (inner) => {
        const fragment = inner.kind === Kind.FRAGMENT_SPREAD ? fragments.get(inner.name.value) : undefined;
        if (!fragment || used.has(fragment.name.value)) return;
        used.add(fragment.name.value);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const needed = [...used].sort().flatMap((name) => fragments.get(name) ?? []);
  return stripIgnoredCharacters([operation, ...needed].map((node) => print(node)).join('\n'));
}
