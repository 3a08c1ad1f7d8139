/** Values of applications and their parts that follow from others; access rules ask about them. */

import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadFunnel } from '#server/services/applications/applicationRows.ts';
import { actionOf, toldOf } from '#server/services/applications/decisions.ts';
import { isAnonymousIn, whoKnowApplicant } from '#server/services/applications/funnelAccess.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';

export const deriveApplication: DeriveValues = async (merged, changes, tx, context) => {
  const now = context.now().toISOString();
  const { status } = merged;
  const decision = actionOf(status);
  const values: Record<string, unknown> = {};
  if (changes.funnel !== undefined || changes.evaluators !== undefined) {
    Object.assign(values, await readersOf(merged, tx));
  }
  if (changes.funnel !== undefined || changes.round !== undefined) {
    values.anonymous = await isAnonymousIn(tx, merged.funnel, merged.round);
  }
  if (changes.status === undefined) return values;
  // What the applicant reads stays as it is until a decision is told.
  if (decision === null) values.toldStatus = toldOf(status);
  // A time that was chosen for another decision is not that of this one.
  if (changes.tellAt === undefined && merged.tellAt) values.tellAt = null;
  if (status !== 'draft' && !merged.submittedAt) values.submittedAt = now;
  if (status !== 'draft' && merged.isLead === true) values.isLead = false;
  // The e-mail that was chosen for a rejection goes with it: another one chooses anew.
  if (!isRejection(decision) && isRejection(merged.decision)) Object.assign(values, NO_LETTER);
  // Whoever is decided on, or has not handed in, waits no longer.
  if ((decision !== null || status === 'draft') && merged.waitingSince) values.waitingSince = null;
  if (decision === (merged.decision ?? null)) return values;
  const isDecided = decision !== null;
  return {
    ...values,
    decision,
    decidedAt: isDecided ? now : null,
    decidedBy: isDecided ? (context.principal?.id ?? null) : null,
  };
};

const NO_LETTER = { rejectionEmail: null, rejectionUnmailed: false } as const;

const isRejection = (decision: unknown): boolean => decision === 'reject' || decision === 'delay_reject';

async function readersOf({ id, funnel: funnelId, evaluators }: StoredRow, tx: Tx): Promise<Values> {
  const funnel = await loadFunnel(tx, funnelId);
  if (funnel === null) return {};
  const own = Array.isArray(evaluators) ? evaluators.map(String) : [];
  const knowing = await whoKnowApplicant(tx, id, funnel.assignedEvaluators);
  const assigned = funnel.assignedEvaluators.filter((evaluator) => !knowing.includes(evaluator));
  return {
    program: funnel.programId,
    funnelAdmins: funnel.admins,
    readers: [...new Set([...own, ...funnel.admins, ...assigned])].sort(),
  };
}

export const deriveMeeting: DeriveValues = async (merged, changes, tx) => {
  const host = typeof merged.host === 'string' ? merged.host : null;
  return changes.host === undefined ? {} : { hostName: await nameOfUser(tx, host) };
};
