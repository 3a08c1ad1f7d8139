import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What is needed to read a selection of the document. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** One field of the answer: every node of the document with this response key, to be merged. */
export interface SelectedField {
  readonly key: string;
  readonly name: string;
  readonly nodes: readonly FieldNode[];
}

/** The fields selected on `type`, in document order, with fragments, aliases, @skip and @include worked in. */
export function collectSelection(
  scope: SelectionScope,
  type: GraphQLObjectType,
  parents: readonly FieldNode[],
): readonly SelectedField[] {
  const groups = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  const visit = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (isIncluded(scope, selection)) visitSelection(selection);
    }
  };
  const visitSelection = (selection: SelectionNode) => {
    if (selection.kind === 'Field') {
      const key = selection.alias?.value ?? selection.name.value;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [selection]);
      else group.push(selection);
      return;
    }
    if (selection.kind === 'InlineFragment') {
      if (appliesTo(scope.schema, selection.typeCondition?.name.value, type)) visit(selection.selectionSet);
      return;
    }
    const name = selection.name.value;
    const fragment = scope.fragments[name];
    if (visited.has(name) || fragment === undefined) return;
    visited.add(name);
    if (appliesTo(scope.schema, fragment.typeCondition.name.value, type)) visit(fragment.selectionSet);
  };
  for (const parent of parents) visit(parent.selectionSet);
  return [...groups].map(([key, nodes]) => ({ key, name: nodes[0]?.name.value ?? key, nodes }));
}

function isIncluded(scope: SelectionScope, selection: SelectionNode): boolean {
  if (selection.directives === undefined || selection.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, scope.variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, scope.variables)?.if !== false;
}

function appliesTo(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return named !== undefined && isAbstractType(named) && schema.isSubType(named, type);
}
