/** What a change of an application, a funnel or their parts brings about, in the transaction of the change. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type NewActivity, recordActivity } from '#server/services/applications/applicationActivity.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { closeEvaluations, refreshAnonymity, refreshFunnel } from '#server/services/applications/funnelAccess.ts';
import { carryOut, holdBackAnew } from './deciding/decisionEffects.ts';
import { takeBack } from './deciding/takeBack.ts';
import { reopenAnswers } from './forms/reopenAnswers.ts';

export const applicationChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after === null) return;
  for (const activity of activitiesOf(before, after)) await recordActivity(tx, context, after.id, activity);
  if (before === null) return;
  if (differs(before, after, 'decision')) await closeEvaluations(tx, after.id);
  if (before.status === after.status) return holdBackAnew({ tx, context }, before, after);
  // What a decision has made is there before anybody is told of it.
  if (actionOf(before.status) !== null && context.principal !== null) await takeBack({ tx, context }, before, after);
  if (after.status === 'draft') await reopenAnswers(tx, after.id);
  await carryOut({ tx, context }, before, after);
  const [from, status] = [String(before.status), String(after.status)];
  await announce({ tx, context }, 'ApplicationStatusChanged', { application: after.id, status, from });
};

function activitiesOf(before: StoredRow | null, after: StoredRow): NewActivity[] {
  if (before === null) return [{ kind: 'created' }];
  const activities: NewActivity[] = [];
  if (before.status !== after.status) {
    const kind = kindOfMove(before.status, after.status);
    // A decision is in the history that the applicant sees when they are told, and what comes next says nothing of it.
    const isInternal = kind === 'decided' || kind === 'undone';
    const fromStatus = before.status === 'delay_rejected' ? null : before.status;
    activities.push({ kind, fromStatus, toStatus: after.status, isInternal });
  }
  if (differs(before, after, 'evaluators')) activities.push({ kind: 'evaluators_changed', isInternal: true });
  return activities;
}

function kindOfMove(from: unknown, to: unknown): string {
  if (actionOf(to) !== null) return 'decided';
  if (actionOf(from) !== null) return 'undone';
  return from === 'draft' ? 'submitted' : 'status_changed';
}

function differs(before: StoredRow, after: StoredRow, field: string): boolean {
  return JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null);
}

export const noteChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || after === null) return;
  await announce({ tx, context }, 'ApplicationCommented', { note: after.id, application: String(after.application) });
};

/** Assigning an evaluator to a funnel opens its applications to them. */
export const assignationChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null && after !== null) await announceInterviewer(after, { tx, context });
  for (const funnel of new Set([before?.funnel, after?.funnel])) {
    if (typeof funnel === 'string') await refreshFunnel(tx, funnel);
  }
};

/** Whoever meets applicants needs hours at which they can be met. */
async function announceInterviewer(assignation: StoredRow, scope: Parameters<WriteHook>[1]): Promise<void> {
  const [person, funnel] = [String(assignation.evaluator), String(assignation.funnel)];
  const { rows } =
    await sql`select 1 from funnel_round where funnel_id = ${funnel} and kind = 'meeting' limit 1`.execute(scope.tx);
  if (rows.length > 0) await announce(scope, 'InterviewerAssigned', { person, funnel });
}

export const funnelChanged: WriteHook = async ({ before, after }, { tx }) => {
  if (before !== null && after !== null) await refreshFunnel(tx, after.id);
};

/** What of a round says whether its applicants are hidden. */
const hiding = ['funnel', 'position', 'evaluationForm', 'applicantIdentity'];

/** A round that is moved, judged by another form or goes may hide its applicants, or show them. */
export const roundChanged: WriteHook = async ({ before, after }, { tx }) => {
  if (before !== null && after !== null && !hiding.some((field) => differs(before, after, field))) return;
  for (const funnel of new Set([before?.funnel, after?.funnel])) {
    if (typeof funnel === 'string') await refreshAnonymity(tx, funnel);
  }
};
