/** The waiting list of a funnel: an application that may still be accepted when a place becomes free (issue 15 §9). */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { actionOf, mayDecide } from '#server/services/applications/decisions.ts';

interface Waiting {
  readonly applicationId: string;
  /** Whether it waits from now on, or not any more. */
  readonly waits: boolean;
  /** What the one who decides has seen. */
  readonly version?: number | null;
}

/** Puts an application at the end of the list, or takes it off; whoever decides on it may. */
export function setWaiting(writer: EntityWriter, context: RequestContext, { applicationId, waits, version }: Waiting) {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const application = await loadReadable(scope, specCatalog.get('Application'), applicationId);
    if (application === null) throw new NotFoundError();
    if (!mayDecide(context, application)) throw ForbiddenError.because('mayNotDecide');
    if (application.status === 'draft') throw ForbiddenError.because('notHandedIn');
    if (actionOf(application.status) !== null) throw ConflictError.because('decidedAlready');
    if (Boolean(application.waitingSince) === waits) return applicationId;
    const waitingSince = waits ? context.now().toISOString() : null;
    await writer.update(context, 'Application', applicationId, {}, { version, set: { waitingSince } });
    return applicationId;
  });
}
