import { lacksFeature } from '#domain/access/features.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { isAnonymousIn } from '#server/services/applications/funnelAccess.ts';

export interface OwnEvaluation {
  readonly evaluation: StoredRow;
  readonly application: ApplicationRow;
  /** Its evaluator is not to know whose it is: as the application stands now, or for the round that is still scored. */
  readonly isHidden: boolean;
}

/** An evaluation of the reader's own with its application, to look at; null for any other. */
export const shownEvaluation = (context: RequestContext, tx: Tx, id: string) => ownedBy(context, tx, id, findReadable);

/** The same, locked. */
export const ownEvaluation = (context: RequestContext, tx: Tx, id: string) => ownedBy(context, tx, id, loadReadable);

async function ownedBy(
  context: RequestContext,
  tx: Tx,
  id: string,
  load: typeof loadReadable,
): Promise<OwnEvaluation | null> {
  const scope = writeScope(specCatalog, context, tx);
  const evaluation = await load(scope, specCatalog.get('Evaluation'), id);
  if (evaluation === null || evaluation.evaluator !== context.principal?.id) return null;
  if ((await load(scope, specCatalog.get('Application'), String(evaluation.application))) === null) return null;
  const application = await loadApplication(tx, evaluation.application);
  return application && { evaluation, application, isHidden: await isHiddenIn(context, tx, evaluation, application) };
}

/** Whoever was moved on to a round that shows them is hidden as long as they are scored for one that does not. */
async function isHiddenIn(
  context: RequestContext,
  tx: Tx,
  { status, round }: StoredRow,
  { anonymous, funnelId }: ApplicationRow,
): Promise<boolean> {
  if (lacksFeature(context.principal, 'anonymityApplications')) return false;
  return anonymous || (status !== 'submitted' && (await isAnonymousIn(tx, funnelId, round)));
}
