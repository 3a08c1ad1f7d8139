import { lacksFeature } from '#domain/access/features.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';

export interface ExportKind {
  readonly permission: string;
  /** Plan-limited feature (requirement 000 §6). */
  readonly plan?: string;
}

/** What can be exported, and by whom; the browser asks before it offers, the server because nobody else counts. */
export const exportKinds = {
  applications: { permission: 'APPLICATION/APPLICATION:DOWNLOAD', plan: 'bulkApplicationExport' },
  forms: { permission: 'FORM/FORM:EDIT' },
  courseCohortReport: { permission: 'COURSES:MANAGE' },
  event: { permission: 'EVENT/EVENT:EDIT' },
  users: { permission: 'USER/USER:EDIT' },
  mentors: { permission: 'USER/USER:EDIT' },
  founders: { permission: 'USER/USER:EDIT' },
  startupsManagement: { permission: 'STARTUP/FILE:VIEW' },
  portfolio: { permission: 'STARTUP/FILE:VIEW' },
  metrics: { permission: 'STARTUP/FILE:VIEW' },
} as const satisfies Readonly<Record<string, ExportKind>>;

export type ExportKindName = keyof typeof exportKinds;

/** The kind that is no table: one application as it is printed, which is not taking applications along in bulk. */
export const PDFS = 'pdfs';
export const printed: ExportKind = { permission: exportKinds.applications.permission };

/** Whether the principal may export records of a kind at all; which ones is asked of each. */
export function mayExport(principal: Principal | null, { permission }: ExportKind): boolean {
  return hasPermission(principal, permission);
}

/** Whether the tenant's plan has it, by the same rule as everywhere. */
export function isInPlan(principal: Principal | null, { plan }: ExportKind): boolean {
  return !lacksFeature(principal, plan);
}
