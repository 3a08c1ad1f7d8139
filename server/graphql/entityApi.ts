import type { GraphQLResolveInfo } from 'graphql';
import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { plannedEntityFields } from '#server/entities/plan/plannedEntityFields.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { ModuleApi, ModuleResolver } from '#server/graphql/ModuleApi.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** The generated operations of all entities: planned reads, and writes that go one way. */
export function entityApi(catalog: EntityCatalog, writer: EntityWriter): ModuleApi {
  const planned = [...plannedEntityFields(catalog)].map(([path, field]): [string, PlannedRootField] => [
    path.replace('Query.', ''),
    field,
  ]);
  const mutations = catalog.all().flatMap((model) => mutationsOf(catalog, writer, model));
  return {
    typeDefs: ROLE_PERMISSION,
    resolvers: { Mutation: Object.fromEntries(mutations) },
    planned: Object.fromEntries(planned),
  };
}

/** The shape of the computed field `Role.permissions`. */
const ROLE_PERMISSION = `type RolePermission {
  key: String!
  "In the reader's language."
  name: String!
  "What it lets people do, in the reader's language."
  description: String!
  permissionCriteria: [String!]!
  permissionCriteriaTypes: [String!]!
}`;

interface WriteArguments {
  readonly id: string;
  readonly input: Values;
  readonly version?: number | null;
}

type WriteResolver = (
  parent: unknown,
  args: WriteArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

function mutationsOf(catalog: EntityCatalog, writer: EntityWriter, model: EntityModel): [string, ModuleResolver][] {
  const { name } = model;
  const resolvers: Readonly<Record<'create' | 'update' | 'delete', WriteResolver>> = {
    create: (_parent, { input }, context, info) =>
      context.transact(async () => {
        const id = await writer.create(context, name, input);
        return readSelection(catalog, context, info, name, id);
      }),
    update: (_parent, { id, input, version }, context, info) =>
      context.transact(async () => {
        await writer.update(context, name, id, input, { version });
        return readSelection(catalog, context, info, name, id);
      }),
    delete: async (_parent, { id }, context) => {
      await writer.delete(context, name, id);
      return id;
    },
  };
  return (['create', 'update', 'delete'] as const)
    .filter((operation) => model.meta.operations.includes(operation))
    .map((operation) => [`${operation}${name}`, resolvers[operation] as ModuleResolver]);
}
