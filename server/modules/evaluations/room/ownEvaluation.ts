import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';

export interface OwnEvaluation {
  readonly evaluation: StoredRow;
  readonly application: ApplicationRow;
}

/** An evaluation of the reader's own with its application, locked; null for any other. */
export async function ownEvaluation(context: RequestContext, tx: Tx, id: string): Promise<OwnEvaluation | null> {
  const scope = writeScope(specCatalog, context, tx);
  const evaluation = await loadReadable(scope, specCatalog.get('Evaluation'), id);
  if (evaluation === null || evaluation.evaluator !== context.principal?.id) return null;
  if ((await loadReadable(scope, specCatalog.get('Application'), String(evaluation.application))) === null) return null;
  const application = await loadApplication(tx, evaluation.application);
  return application && { evaluation, application };
}
