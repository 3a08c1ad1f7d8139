import type { GraphQLSchema } from 'graphql';
import { admits } from '#domain/access/admits.ts';
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
  if (rule.kind === 'public') return;
  const { principal } = context;
  if (!principal) throw new AuthenticationRequiredError();
  if (rule.kind === 'signedIn') return;
  // What belongs to an area that is switched off is answered as what is forbidden.
  if (rule.feature !== undefined && principal.featuresOff?.includes(rule.feature)) throw new ForbiddenError();
  if (!saysWho(rule) || !admits(rule, principal)) throw new ForbiddenError();
}

/** A switch alone is for everybody who has signed in; a rule that says nothing at all is for nobody. */
function saysWho(rule: Extract<OperationAccess, { kind: 'rule' }>): boolean {
  return [rule.roles, rule.permission, rule.all, rule.any, rule.feature].some((part) => part !== undefined);
}
