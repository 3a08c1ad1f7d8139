import type { GraphQLResolveInfo } from 'graphql';
import { resolvePlannedRoot } from '#server/graphql/assembleSchema.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { NotFoundError } from '#server/graphql/errors.ts';
import type { PlannedRootField } from '#server/graphql/plannedExecution.ts';
import type { EntityCatalog } from './EntityCatalog.ts';
import { planRecord } from './plan/planRead.ts';

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
