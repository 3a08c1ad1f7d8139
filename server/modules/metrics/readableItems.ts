import { conditionSql } from '#server/access/conditionSql.ts';
import { readerOf } from '#server/access/Reader.ts';
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Whether the reader may read a reported value, as SQL over its table; what is never read is never counted. */
export function readableItems(context: RequestContext, parameters: SqlParameters, alias: string): string {
  const model = specCatalog.get('MetricDataItem');
  const condition = readerOf(context.principal).entityCondition(model.meta, 'read');
  return condition === null ? 'false' : conditionSql(condition, { model, alias, parameters });
}
