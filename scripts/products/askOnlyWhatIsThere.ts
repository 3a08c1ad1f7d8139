/**
 * The runtime's own questions ask for what Cohort has (whose startups, which switches). A product is asked for what its
 * schema has of that: the operations of its workshop are cut down to it, before they are compiled.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ASTNode,
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export function askOnlyWhatIsThere(workshop: string): void {
  const schema = buildSchema(readFileSync(join(workshop, 'docs/schema.graphql'), 'utf8'));
  const files = globSync('src/**/*.graphql', { cwd: workshop }).map((name) => join(workshop, name));
  const documents = new Map(files.map((file) => [file, parse(readFileSync(file, 'utf8'))]));
  const missing = new Set([...documents.values()].flatMap((document) => fragmentsOfNothing(schema, document)));
  for (const [file, document] of documents) {
    const text = document.definitions.flatMap((definition) => cutDown(schema, definition, missing)).map(print);
    writeFileSync(file, `${text.join('\n\n')}\n`);
  }
}

function fragmentsOfNothing(schema: GraphQLSchema, { definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION && !schema.getType(definition.typeCondition.name.value)
      ? [definition.name.value]
      : [],
  );
}

function cutDown(schema: GraphQLSchema, definition: DefinitionNode, missing: ReadonlySet<string>): readonly ASTNode[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION && missing.has(definition.name.value))
    return [aboutNothing(definition.kind, definition.name.value)];
  const info = new TypeInfo(schema);
  const cut = visit(
    definition,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: {
        enter: () => (info.getFieldDef() ? undefined : null),
        // An object of which nothing is left.
        leave: (node) => (node.selectionSet?.selections.length === 0 ? null : undefined),
      },
      [Kind.FRAGMENT_SPREAD]: { enter: ({ name }) => (missing.has(name.value) ? null : undefined) },
      [Kind.ARGUMENT]: { enter: () => (info.getArgument() ? undefined : null) },
    }),
  ) as DefinitionNode;
  if (isEmpty(cut) && 'name' in cut && cut.name) return [aboutNothing(cut.kind, cut.name.value)];
  return [withoutUnused(cut)];
}

/** Code names it; nothing of the product leads to where it is sent. */
function aboutNothing(kind: Kind, name: string): ASTNode {
  const what = kind === Kind.FRAGMENT_DEFINITION ? `fragment ${name} on Query` : `query ${name}`;
  return parse(`${what} { __typename }`);
}

function isEmpty(definition: DefinitionNode): boolean {
  return 'selectionSet' in definition && definition.selectionSet?.selections.length === 0;
}

/** Variables that nothing asks for any more. */
function withoutUnused(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const used = new Set<string>();
  visit(
    { ...definition, variableDefinitions: [] },
    { [Kind.VARIABLE]: { enter: ({ name }) => void used.add(name.value) } },
  );
  const variableDefinitions = (definition.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  );
  return { ...definition, variableDefinitions };
}
