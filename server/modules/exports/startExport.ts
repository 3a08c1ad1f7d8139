import { isInPlan, mayExport, PDFS, printed } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { AuthenticationRequiredError, ForbiddenError, ValidationError } from '#server/graphql/errors.ts';
import { queueJob } from '#server/jobs/jobQueue.ts';
import { exportTypes } from './exportTypes.ts';
import type { ExportPayload } from './runExport.ts';

export interface NewExport {
  readonly type: string;
  readonly format?: 'csv' | 'xlsx' | null;
  readonly recordId?: string | null;
}

/** Puts an export into the history and its work into the queue; gives its id. */
export async function startExport(context: RequestContext, { type, format, recordId }: NewExport): Promise<string> {
  const userId = context.principal?.id;
  if (userId === undefined) throw new AuthenticationRequiredError();
  refuse(context.principal, type, recordId ?? null);
  const [id, chosen] = [uuidv7(), format ?? 'csv'];
  const ending = type === PDFS ? 'pdf' : chosen;
  await context.transact(async (tx) => {
    const day = new Date().toISOString().slice(0, 10);
    const values = {
      name: `${type}-${day}.${ending}`,
      type,
      format: type === PDFS ? null : chosen,
      status: 'QUEUED',
      requestedBy: userId,
    };
    await insertRow(tx, specCatalog.get('Export'), id, values);
    const payload: ExportPayload = { exportId: id, type, format: chosen, recordId: recordId ?? null };
    await queueJob(tx, { kind: 'export', userId, payload });
  });
  return id;
}

function refuse(principal: Principal | null, type: string, recordId: string | null): void {
  const kind = exportTypes[type];
  const isPrint = type === PDFS && recordId !== null;
  if (kind === undefined && !isPrint) throw new ValidationError([{ path: 'type', message: 'Invalid field' }]);
  // Whoever may export at all may not export everything: the kind is what is wrong.
  if (!mayExport(principal, kind ?? printed)) {
    throw new ValidationError([{ path: 'type', message: 'You are not allowed to export this' }]);
  }
  if (kind && !isInPlan(principal, kind)) throw ForbiddenError.because('notInPlan');
}
