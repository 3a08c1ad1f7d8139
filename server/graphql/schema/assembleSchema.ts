/** The one schema: the spec's entities, the modules, and a rule for each root field. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
} from 'graphql';
import type { OperationAccess } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import type { ExecutableSchema, PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { runPlannedField } from '#server/entities/plan/runPlannedField.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { authorizeRootField, setRootFieldRules } from './authorizeRootField.ts';
import type { ModuleApi } from './ModuleApi.ts';
import { END, mapEvents } from './mapEvents.ts';
import { parsePlanned } from './plannedResult.ts';
import { scalars } from './scalars.ts';
import { takeSpellings } from './takeSpellings.ts';

export interface SchemaParts {
  /** SDL of the entities, as generated. */
  readonly entityTypeDefs: string;
  readonly entities: readonly EntityMeta[];
  readonly modules: readonly ModuleApi[];
  /** Rules of the spec for bespoke root fields, by field name. */
  readonly operations: Readonly<Record<string, OperationAccess>>;
}

/** Assembles the schema, or throws when a root field has no access rule or no resolver. */
export function assembleSchema(parts: SchemaParts): ExecutableSchema {
  const schema = makeExecutableSchema<RequestContext>({
    typeDefs: [ROOT_SCALARS, parts.entityTypeDefs, ...parts.modules.map((module) => module.typeDefs)],
    resolvers: [scalars, ...parts.modules.flatMap(resolversOf)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  takeSpellings(schema);
  const planned = new Map<string, PlannedRootField>(
    parts.modules.flatMap((module) =>
      Object.entries(module.planned ?? {}).map(([name, field]): [string, PlannedRootField] => [`Query.${name}`, field]),
    ),
  );
  setRootFieldRules(schema, ruleEachRootField(schema, parts));
  const farewells = new Set(parts.modules.flatMap((module) => module.farewells ?? []));
  for (const type of rootTypes(schema)) {
    if (type === schema.getSubscriptionType()) guardSubscriptions(schema, type, farewells);
    else guardFields(schema, type, planned);
  }
  return { schema, planned };
}

/** `makeExecutableSchema` takes resolvers of any shape and compares them with the schema itself. */
function resolversOf({ resolvers, writes = {} }: ModuleApi) {
  return [{ ...resolvers }, { Mutation: { ...writes } }];
}

/** Repeated by the generated SDL; here so that modules stand without it in tests. */
const ROOT_SCALARS = 'scalar DateTime\nscalar Date\nscalar JSON\n';

function rootTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );
}

function ruleEachRootField(schema: GraphQLSchema, parts: SchemaParts): Map<string, OperationAccess> {
  const ofEntities = entityRootFields(parts.entities);
  const rules = new Map<string, OperationAccess>();
  const missing: string[] = [];
  for (const type of rootTypes(schema)) {
    for (const name of Object.keys(type.getFields())) {
      const path = `${type.name}.${name}`;
      const rule = parts.operations[name] ?? ofEntities.get(path);
      if (rule) rules.set(path, rule);
      else missing.push(path);
    }
  }
  if (missing.length > 0) throw new Error(`No access rule in spec/access/operations.yaml for ${missing.join(', ')}`);
  return rules;
}

/** Generated operations are open to whoever has signed in; the entity's own rules decide what they see and change. */
function entityRootFields(entities: readonly EntityMeta[]): Map<string, OperationAccess> {
  return new Map(
    entities.flatMap((entity) => {
      const rule: OperationAccess = { kind: 'signedIn', source: entity.source };
      const names = {
        get: `Query.${entity.single}`,
        list: `Query.${entity.plural}`,
        create: `Mutation.create${entity.name}`,
        update: `Mutation.update${entity.name}`,
        delete: `Mutation.delete${entity.name}`,
      };
      return entity.operations.map((operation): [string, OperationAccess] => [names[operation], rule]);
    }),
  );
}

function guardFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  planned: ReadonlyMap<string, PlannedRootField>,
): void {
  for (const field of Object.values(type.getFields())) {
    const resolve = plannedResolver(planned.get(`${type.name}.${field.name}`)) ?? field.resolve;
    if (!resolve) throw new Error(`${type.name}.${field.name} has no resolver`);
    field.resolve = guarded(schema, type.name, field.name, resolve);
  }
}

/** A subscription is authorised when it starts and again for each event, with the rights of that moment. */
function guardSubscriptions(schema: GraphQLSchema, type: GraphQLObjectType, farewells: ReadonlySet<string>): void {
  for (const field of Object.values(type.getFields())) {
    const { subscribe } = field;
    if (!subscribe) throw new Error(`Subscription.${field.name} has no resolver`);
    const start = guarded(schema, type.name, field.name, subscribe);
    const isAllowed = async (context: RequestContext): Promise<boolean> => {
      if (farewells.has(field.name)) return true;
      if (!(await context.refreshIdentity())) return false;
      authorizeRootField(schema, type.name, field.name, context);
      return true;
    };
    field.subscribe = async (parent, args, context: RequestContext, info) => {
      const events = (await start(parent, args, context, info)) as AsyncIterable<unknown>;
      return mapEvents(events, async (event) => ((await isAllowed(context)) ? event : END));
    };
  }
}

type RootResolver = GraphQLFieldResolver<unknown, RequestContext>;

function guarded(schema: GraphQLSchema, typeName: string, fieldName: string, resolve: RootResolver): RootResolver {
  return (parent, args, context, info) => {
    authorizeRootField(schema, typeName, fieldName, context);
    return resolve(parent, args, context, info);
  };
}

/** For an operation that also has root fields of another kind: the same statement, read by the executor. */
function plannedResolver(field: PlannedRootField | undefined): RootResolver | undefined {
  return field && ((_parent, _args, context, info) => resolvePlannedRoot(field, context, info));
}

/** Answers the field that `info` speaks of by the planner; also how a mutation reads back what it wrote. */
export async function resolvePlannedRoot(
  field: PlannedRootField,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const [node] = info.fieldNodes;
  const definition = info.parentType.getFields()[info.fieldName];
  if (!node || !definition) throw new Error(`${info.fieldName} is not a field of ${info.parentType.name}`);
  const { text, denied } = await runPlannedField(field, {
    context,
    schema: info.schema,
    parentType: info.parentType,
    fieldNodes: info.fieldNodes,
    fragments: info.fragments,
    variables: info.variableValues,
    args: getArgumentValues(definition, node, info.variableValues),
  });
  for (const path of denied) context.denied.add(path);
  return text === null ? null : parsePlanned(text);
}

/** The same for a field that gives a list. */
export async function resolvePlannedList(
  field: PlannedRootField,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<readonly unknown[]> {
  const list = await resolvePlannedRoot(field, context, info);
  if (!Array.isArray(list)) throw new Error(`${info.fieldName} is planned as a list and gave none`);
  return list;
}
