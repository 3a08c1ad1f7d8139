import type { Types } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';

/** A fragment, and whether another file than the one that uses it declares it. */
interface UsableFragment {
  readonly node: FragmentDefinitionNode;
  readonly isExternal: boolean;
}

/** The fragments of all documents, so that an operation may use one declared in another file. */
export function collectFragments(documents: readonly Types.DocumentFile[]): readonly FragmentDefinitionNode[] {
  return documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

/** A file's own fragments, then all others: the order in which the client preset prints those that an operation uses. */
export function fragmentsFor(
  file: Types.DocumentFile,
  fragments: readonly FragmentDefinitionNode[],
): readonly UsableFragment[] {
  const own = new Set(collectFragments([file]).map(({ name }) => name.value));
  return fragments
    .map((node) => ({ node, isExternal: !own.has(node.name.value) }))
    .sort((a, b) => Number(a.isExternal) - Number(b.isExternal));
}

/** The text of one operation with the fragments it needs: what the browser sends, but for white space. */
export function operationText(operation: OperationDefinitionNode, fragments: readonly UsableFragment[]): string {
  const byName = new Map(fragments.map(({ node }) => [node.name.value, node]));
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      enter: (inner) => {
        const fragment = inner.kind === Kind.FRAGMENT_SPREAD ? byName.get(inner.name.value) : undefined;
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const needed = fragments.map(({ node }) => node).filter((node) => used.has(node));
  return [operation, ...needed].map((node) => print(node)).join('\n');
}
