import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { plannedEntityFields } from '#server/entities/plan/plannedEntityFields.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi, WriteResolver } from './ModuleApi.ts';
import { readSelection } from './readSelection.ts';

/** The generated operations of all entities: planned reads, and writes that go one way. */
export function entityApi(catalog: EntityCatalog, writer: EntityWriter): ModuleApi {
  const planned = [...plannedEntityFields(catalog)].map(([path, field]): [string, PlannedRootField] => [
    path.replace('Query.', ''),
    field,
  ]);
  const mutations = catalog.all().flatMap((model) => mutationsOf(catalog, writer, model));
  return {
    typeDefs: ROLE_PERMISSION,
    resolvers: {},
    writes: Object.fromEntries(mutations),
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

function mutationsOf(catalog: EntityCatalog, writer: EntityWriter, model: EntityModel): [string, WriteResolver][] {
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
    .map((operation) => [`${operation}${name}`, resolvers[operation]]);
}
