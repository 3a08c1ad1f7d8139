import { lacksFeature } from '#domain/access/features.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';

export interface ExportKind {
  /** What each line is; a list of the same entity is exported as it is filtered. */
  readonly entity: string;
  readonly permission: string;
  /** Plan-limited feature (requirement 000 §6). */
  readonly plan?: string;
}

/** What can be exported, and by whom; the browser asks before it offers, the server because nobody else counts. */
export const exportKinds = {
  applications: {
    entity: 'Application',
    permission: 'APPLICATION/APPLICATION:DOWNLOAD',
    plan: 'bulkApplicationExport',
  },
  forms: { entity: 'FormAnswer', permission: 'FORM/FORM:EDIT' },
  courseCohortReport: { entity: 'CourseProgress', permission: 'COURSES:MANAGE' },
  event: { entity: 'EventAttendee', permission: 'EVENT/EVENT:EDIT' },
  users: { entity: 'User', permission: 'USER/USER:EDIT' },
  mentors: { entity: 'User', permission: 'USER/USER:EDIT' },
  founders: { entity: 'User', permission: 'USER/USER:EDIT' },
  startupsManagement: { entity: 'Startup', permission: 'STARTUP/FILE:VIEW' },
  portfolio: { entity: 'Startup', permission: 'STARTUP/FILE:VIEW' },
  metrics: { entity: 'MetricDataItem', permission: 'STARTUP/FILE:VIEW' },
} as const satisfies Readonly<Record<string, ExportKind>>;

/** Answers to a form by people who were asked for them: of the kind `forms`, and of whoever may read them. */
export const askedAnswers: ExportKind = { entity: 'FeedbackAnswer', permission: 'FEEDBACK/ANSWER:VIEW' };

export type ExportKindName = keyof typeof exportKinds;

/** The kind that is no table: one application as it is printed, which is not taking applications along in bulk. */
export const PDFS = 'pdfs';
export const printed: ExportKind = { entity: 'Application', permission: exportKinds.applications.permission };

/** Whether the principal may export records of a kind at all; which ones is asked of each. */
export function mayExport(principal: Principal | null, { permission }: ExportKind): boolean {
  return hasPermission(principal, permission);
}

/** Whether the tenant's plan has it, by the same rule as everywhere. */
export function isInPlan(principal: Principal | null, { plan }: ExportKind): boolean {
  return !lacksFeature(principal, plan);
}
