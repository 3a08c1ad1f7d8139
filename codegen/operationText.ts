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
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.add(name.value);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const needed = [...used].sort().flatMap((name) => fragments.get(name) ?? []);
  return stripIgnoredCharacters([operation, ...needed].map((node) => print(node)).join('\n'));
}
