import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';

/** Screens whose records can be exported: the kinds, and what each needs (the server asks again). */
const exportsByScreen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'applications.overview': { applications: 'APPLICATION/APPLICATION:DOWNLOAD' },
  'forms.management': { forms: 'FORM/FORM:EDIT' },
  'users.management': { users: 'USER/USER:EDIT', mentors: 'USER/USER:EDIT', founders: 'USER/USER:EDIT' },
  'startups.mentors': { mentors: 'USER/USER:EDIT' },
  'startups.management': { startupsManagement: 'STARTUP/FILE:VIEW' },
  'startups.portfolio': { portfolio: 'STARTUP/FILE:VIEW' },
  'metrics.overview': { metrics: 'STARTUP/FILE:VIEW' },
  'metrics.dataCollection': { metrics: 'STARTUP/FILE:VIEW' },
  'events.table': { event: 'EVENT/EVENT:EDIT' },
  'event.attendees': { event: 'EVENT/EVENT:EDIT' },
  'course.progress': { courseCohortReport: 'COURSES:MANAGE' },
};

/** The kinds of export that the reader may start from a screen. */
export function exportsOfScreen(screenId: string, principal: Principal | null): readonly string[] {
  if (principal === null) return [];
  return Object.entries(exportsByScreen[screenId] ?? {}).flatMap(([type, permission]) =>
    hasPermission(principal, permission) ? [type] : [],
  );
}

/** Plan-limited feature that a kind of export is part of. */
const planOfExport: Readonly<Record<string, string>> = { applications: 'bulkApplicationExport' };

/** Whether the plan of the organisation lacks a kind of export. */
export function isExportLocked(type: string, principal: Principal | null): boolean {
  return principal?.featuresOff?.includes(planOfExport[type] ?? '') ?? false;
}
