import type { GraphQLResolveInfo } from 'graphql';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planRecord } from '#server/entities/plan/planRead.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { resolvePlannedRoot } from './assembleSchema.ts';

/** Reads back a record in the selection of the field that is being resolved, with the reader's own rules. */
export async function readSelection(
  catalog: EntityCatalog,
  context: RequestContext,
  info: GraphQLResolveInfo,
  entity: string,
  id: string,
): Promise<unknown> {
  const record = await resolvePlannedRoot(recordField(catalog, entity, id), context, info);
  if (record === null) throw new NotFoundError();
  return record;
}

/** One record as a planned field. */
export function recordField(catalog: EntityCatalog, entity: string, id: string): PlannedRootField {
  return { plan: (request) => planRecord(catalog, request, entity, id) };
}
