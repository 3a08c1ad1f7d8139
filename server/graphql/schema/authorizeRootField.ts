import type { GraphQLSchema } from 'graphql';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import type { OperationAccess } from '#domain/model/access.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ForbiddenError } from '#server/platform/errors/errors.ts';

/** Rule of each root field, `Query.setUp` → rule, as the assembly of the schema has checked them. */
export type RootFieldRules = ReadonlyMap<string, OperationAccess>;

const rulesOfSchema = new WeakMap<GraphQLSchema, RootFieldRules>();

export function setRootFieldRules(schema: GraphQLSchema, rules: RootFieldRules): void {
  rulesOfSchema.set(schema, rules);
}

/** Throws unless the reader may call this root field. What it then gives is the business of the access rules below it. */
export function authorizeRootField(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  context: RequestContext,
): void {
  const rule = rulesOfSchema.get(schema)?.get(`${typeName}.${fieldName}`);
  if (!rule) throw new Error(`${typeName}.${fieldName} has no access rule`);
  if (mayRun(rule, context.principal)) return;
  throw context.principal ? new ForbiddenError() : new AuthenticationRequiredError();
}
