/** Deciding on an application, and taking the decision back while it can be. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';
import { type DecisionAction, mayDecide, statusOfAction } from '#server/services/applications/decisions.ts';
import { applicationTeam } from './applicationTeam.ts';
import { acceptanceMail, recipientOf, rejectionMail } from './decisionMails.ts';
import { loadTrace } from './decisionTrace.ts';
import { isUndoable } from './takeBack.ts';
import { tellDecision } from './tellDecision.ts';

export interface Decision {
  readonly applicationId: string;
  readonly action: DecisionAction;
  readonly note?: string | null;
  /** When the applicant is told; at once, which is after the time to undo, if not given. */
  readonly tellAt?: string | null;
  /** What the one who decides has seen. */
  readonly version?: number | null;
}

export async function decide(writer: EntityWriter, context: RequestContext, decision: Decision): Promise<string> {
  const { applicationId, action, note, tellAt, version } = decision;
  const changes = { status: statusOfAction[action], decisionNote: note, tellAt: tellAt ?? null };
  await writer.update(context, 'Application', applicationId, changes, { version });
  return applicationId;
}

/** Brings the application back to where it was decided from; what the decision has done follows (`takeBack`). */
export function undoDecision(writer: EntityWriter, context: RequestContext, applicationId: string): Promise<string> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('Application');
    const application = await loadReadable(writeScope(specCatalog, context, tx), model, applicationId);
    if (application === null) throw new NotFoundError();
    const trace = await loadTrace(tx, applicationId);
    if (trace === null || !isUndoable(application, context.now())) throw ConflictError.because('undoTooLate');
    await writer.update(context, 'Application', applicationId, { status: trace.status, tellAt: null });
    return applicationId;
  });
}

/** Tells the applicant without waiting any longer; whoever may decide may. */
export function tellNow(context: RequestContext, applicationId: string): Promise<string> {
  return context.transact(async (tx) => {
    const application = await loadReadable(
      writeScope(specCatalog, context, tx),
      specCatalog.get('Application'),
      applicationId,
    );
    if (application === null) throw new NotFoundError();
    if (!mayDecide(context, application)) throw ForbiddenError.because('mayNotDecide');
    const locked = await lockApplication(tx, applicationId);
    // Somebody else, or the clock, has told it, or it was taken back: nothing is left to tell.
    if (locked?.untold) await tellDecision({ tx, context }, applicationId);
    return applicationId;
  });
}

export interface DecisionMail {
  readonly to: string;
  /** Null where no mail is written: the applicant is told in the product only. */
  readonly subject: string | null;
  readonly body: string | null;
  /** As mailboxes show it. */
  readonly html: string | null;
  /** The organisation has written words of its own. */
  readonly isOwn: boolean;
  /** Addresses of the rest of the team, who get accounts with an acceptance. */
  readonly team: readonly string[];
}

/** What the applicant would be written; null where no address is known. */
export function decisionMail(
  context: RequestContext,
  { applicationId, action }: Pick<Decision, 'applicationId' | 'action'>,
): Promise<DecisionMail | null> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('Application');
    const application = await loadReadable(writeScope(specCatalog, context, tx), model, applicationId);
    if (application === null) throw new NotFoundError();
    const recipient = await recipientOf(tx, application, action === 'accept' ? 'acceptance' : 'rejection');
    if (recipient === null) return null;
    const { tenant } = context;
    const mail = action === 'accept' ? acceptanceMail(tenant, recipient, '/') : rejectionMail(tenant, recipient);
    const { email, template } = recipient;
    const team = action === 'accept' ? await applicationTeam(context, tx, application) : [];
    return {
      to: email,
      subject: mail?.subject ?? null,
      body: mail?.text ?? null,
      html: mail?.html ?? null,
      isOwn: template !== null,
      team: team.map((member) => member.email),
    };
  });
}
