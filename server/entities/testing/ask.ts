/** Plans and runs one operation the way the pipeline does, without HTTP. */
import { type FieldNode, type FragmentDefinitionNode, getArgumentValues, Kind, parse } from 'graphql';
import type { Principal } from '#domain/model/access.ts';
import { plannedEntityFields } from '#server/entities/plan/plannedEntityFields.ts';
import type { PlannedStatement } from '#server/entities/plan/plannedExecution.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { harbourCatalog, harbourSchema } from './harbour.ts';

export interface Answer {
  readonly value: unknown;
  readonly denied: readonly string[];
  readonly statement: PlannedStatement;
}

const planned = plannedEntityFields(harbourCatalog);

/** The answer of the only root field of a query, read in tenant `a`. */
export async function ask(
  database: DatabaseHandle,
  principal: Principal | null,
  text: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const statement = await plan(principal, text, variables);
  const [row] = await database.readInTenant(principal?.tenantId ?? 'a', statement);
  const json = row === undefined ? 'null' : String(row.json);
  if (statement.finish === undefined) return { value: JSON.parse(json), denied: statement.denied, statement };
  const finished = statement.finish(json);
  return { value: finished.value, denied: [...statement.denied, ...finished.denied], statement };
}

async function plan(principal: Principal | null, text: string, variables: Record<string, unknown>) {
  const document = parse(text);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const node = operation?.selectionSet.selections[0] as FieldNode;
  const fragments = Object.fromEntries(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const parentType = harbourSchema.getQueryType();
  const field = parentType?.getFields()[node.name.value];
  const root = planned.get(`Query.${node.name.value}`);
  if (!parentType || !field || !root) throw new Error(`'${node.name.value}' is not planned`);
  return root.plan({
    context: { principal, tenant: { defaultLanguage: 'en' } } as RequestContext,
    schema: harbourSchema,
    parentType,
    fieldNodes: [node],
    fragments,
    variables,
    args: getArgumentValues(field, node, variables),
  });
}
