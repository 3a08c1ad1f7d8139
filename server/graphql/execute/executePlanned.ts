import {
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLObjectType,
  getArgumentValues,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import type { ExecutableSchema, PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { runPlannedField } from '#server/entities/plan/runPlannedField.ts';
import { authorizeRootField } from '#server/graphql/schema/authorizeRootField.ts';
import type { OperationOutcome, OperationRequest } from './executeOperation.ts';
import { maskError } from './maskError.ts';

interface PlannedEntry {
  readonly key: string;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly planned: PlannedRootField;
}

/** Answers a query whose root fields are all planned; null when it has others and must be executed step by step. */
export async function executePlanned(
  app: ExecutableSchema,
  request: OperationRequest,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Promise<OperationOutcome | null> {
  const queryType = app.schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !queryType) return null;
  const fragments = fragmentsOf(request);
  const entries = plannedEntries(app, queryType, operation, fragments, variables);
  if (!entries) return null;

  const answers = await Promise.all(
    entries.map((entry) => answer(app, request, queryType, entry, fragments, variables)),
  );
  return join(entries, answers, queryType);
}

function plannedEntries(
  app: ExecutableSchema,
  queryType: GraphQLObjectType,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: Readonly<Record<string, unknown>>,
): PlannedEntry[] | null {
  const collected = collectFields(app.schema, { ...fragments }, { ...variables }, queryType, operation.selectionSet);
  const entries: PlannedEntry[] = [];
  for (const [key, [first, ...rest]] of collected) {
    const planned = first && app.planned.get(`${queryType.name}.${first.name.value}`);
    if (!planned) return null;
    entries.push({ key, nodes: [first, ...rest], planned });
  }
  return entries;
}

interface Answer {
  readonly text: string;
  readonly denied: readonly string[];
  readonly error?: GraphQLError;
}

async function answer(
  app: ExecutableSchema,
  { context }: OperationRequest,
  parentType: GraphQLObjectType,
  { key, nodes, planned }: PlannedEntry,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  try {
    const definition = parentType.getFields()[nodes[0].name.value];
    if (!definition) throw new Error(`Query.${nodes[0].name.value} is planned but not in the schema`);
    authorizeRootField(app.schema, parentType.name, definition.name, context);
    const args = getArgumentValues(definition, nodes[0], { ...variables });
    const { schema } = app;
    const { text, denied } = await runPlannedField(planned, {
      context,
      schema,
      parentType,
      fieldNodes: nodes,
      fragments,
      variables,
      args,
    });
    if (text === null && isNonNullType(definition.type)) throw new Error(`Query.${definition.name} gave nothing`);
    return { text: text ?? 'null', denied };
  } catch (error) {
    const located = new GraphQLError('', { originalError: asError(error), path: [key] });
    return { text: 'null', denied: [], error: maskError(located, context) };
  }
}

function join(
  entries: readonly PlannedEntry[],
  answers: readonly Answer[],
  queryType: GraphQLObjectType,
): OperationOutcome {
  const errors = answers.flatMap(({ error }) => (error ? [error] : []));
  if (errors.length > 0) return { result: failedResult(entries, answers, errors, queryType) };
  const body = entries.map(({ key }, index) => `${JSON.stringify(key)}:${answers[index]?.text ?? 'null'}`).join(',');
  const denied = [...new Set(answers.flatMap((one) => one.denied))];
  const extensions = denied.length > 0 ? `,"extensions":${JSON.stringify({ denied })}` : '';
  return { text: `{"data":{${body}}${extensions}}` };
}

/** Root fields that went well keep their answer; one that must not be null takes the whole answer with it. */
function failedResult(
  entries: readonly PlannedEntry[],
  answers: readonly Answer[],
  errors: readonly GraphQLError[],
  queryType: GraphQLObjectType,
): ExecutionResult {
  const isLost = entries.some(({ nodes }, index) => {
    const type = queryType.getFields()[nodes[0].name.value]?.type;
    return answers[index]?.error !== undefined && isNonNullType(type);
  });
  if (isLost) return { errors, data: null };
  const data = Object.fromEntries(
    entries.map(({ key }, index): [string, unknown] => [key, JSON.parse(answers[index]?.text ?? 'null')]),
  );
  return { errors, data };
}

function fragmentsOf(request: OperationRequest): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of request.document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
