import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadAllowed, loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { markTask } from '#server/services/tasks/givenTasks.ts';
import { markItem } from './actionItemTasks.ts';

/** Ticks or unticks an action item: whoever does it may, and whoever may change it. Its task is done with it. */
export function markActionItem(context: RequestContext, id: string, isDone: boolean): Promise<void> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const model = specCatalog.get('ActionItem');
    const item = await loadReadable(scope, model, id);
    if (item === null) throw new NotFoundError();
    const isTheirs = item.person === context.principal?.id;
    const rule = scope.reader.entityCondition(model.meta, 'update');
    if (!isTheirs && (await loadAllowed(scope, model, id, rule)) === null) {
      throw ForbiddenError.because('actionItemOfOthers');
    }
    if (typeof item.task === 'string') await markTask(scope, item.task, isDone);
    await markItem(scope, id, isDone);
  });
}
