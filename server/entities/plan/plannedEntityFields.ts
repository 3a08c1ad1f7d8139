import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Filter } from './filter/filterSql.ts';
import type { SortOrder } from './page/sortKeys.ts';
import type { PlannedRootField } from './plannedExecution.ts';
import { planList, planRecord } from './planRead.ts';
import { rememberPlans } from './rememberPlans.ts';

/** Arguments of a generated list, as the schema declares them. */
interface ListArguments {
  readonly filter?: Filter | null;
  readonly sort?: readonly SortOrder[] | null;
  readonly search?: string | null;
  readonly cursor?: string | null;
  readonly limit?: number | null;
}

/** How the generated `get` and `list` fields of all entities are planned, by `Query.<field>`. */
export function plannedEntityFields(catalog: EntityCatalog): Map<string, PlannedRootField> {
  return new Map(catalog.all().flatMap((model) => fieldsOf(catalog, model)));
}

function fieldsOf(catalog: EntityCatalog, model: EntityModel): [string, PlannedRootField][] {
  const { operations, single, plural } = model.meta;
  return [
    ...(operations.includes('get')
      ? [[`Query.${single}`, rememberPlans(getField(catalog, model))] as [string, PlannedRootField]]
      : []),
    ...(operations.includes('list')
      ? [[`Query.${plural}`, rememberPlans(listField(catalog, model))] as [string, PlannedRootField]]
      : []),
  ];
}

function getField(catalog: EntityCatalog, model: EntityModel): PlannedRootField {
  return { plan: (request) => planRecord(catalog, request, model.name, String(request.args.id)) };
}

function listField(catalog: EntityCatalog, model: EntityModel): PlannedRootField {
  return {
    plan: (request) =>
      planList(catalog, request, {
        entity: model.name,
        pageType: `${model.name}Page`,
        ...(request.args as ListArguments),
      }),
  };
}
