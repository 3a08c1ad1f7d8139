import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Condition } from '#domain/model/access.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

/** Decision → the status it leads to (requirement 001 §3 "Decision actions"). */
export const statusOfAction = { accept: 'accepted', delay_reject: 'delay_rejected', reject: 'rejected' } as const;

export type DecisionAction = keyof typeof statusOfAction;

/** The decision that a status stands for; null while there is none. */
export function actionOf(status: unknown): DecisionAction | null {
  const found = Object.entries(statusOfAction).find(([, decided]) => decided === status);
  return (found?.[0] as DecisionAction | undefined) ?? null;
}

/** What an applicant reads of a status that is no decision: being decided looks like being reviewed. */
export const toldOf = (status: unknown): string => (status === 'pending_decision' ? 'under_review' : String(status));

const managed: Condition = {
  or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }],
};

/**
 * Whoever decides, or takes a decision back, needs the right to decide; admins of the funnel have it for theirs. Nothing is
 * decided on what was not handed in.
 */
export const guardDecision: WriteHook = async ({ before, after }, { context }) => {
  if (before === null || after === null || before.status === after.status) return;
  if (actionOf(before.status) === null && actionOf(after.status) === null) return;
  if (!mayDecide(context, before)) throw ForbiddenError.because('mayNotDecide');
  if (before.status === 'draft') throw ForbiddenError.because('notHandedIn');
};

/** Whether the reader may decide on it: by the permission, or as an admin of its funnel. */
export function mayDecide({ principal }: RequestContext, application: StoredRow): boolean {
  if (principal === null) return false;
  const admins = Array.isArray(application.funnelAdmins) ? application.funnelAdmins : [];
  return (
    admins.includes(principal.id) ||
    hasPermission(principal, 'APPLICATION/ROUND:DECIDE', { row: application, assigned: managed })
  );
}
