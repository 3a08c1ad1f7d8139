import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadAllowed, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';

/**
 * A file is added to a record by whoever may change the record. Documents of a startup have rules of their own, which
 * are asked when the document is made.
 * @throws HttpError 403
 */
export async function requireMayAttach(context: RequestContext, entity: string, id: string): Promise<void> {
  if (entity === 'Startup') return;
  const model = specCatalog.get(entity);
  const mayChange = await context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const condition = scope.reader.entityCondition(model.meta, 'update');
    return (await loadAllowed(scope, model, id, condition)) !== null;
  });
  if (!mayChange) throw new HttpError(403, 'mayNotAttach');
}
