import { type ExportKindName, exportKinds, isInPlan, mayExport } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';

/** Screens whose records can be exported, with the kinds. */
export const kindsOfScreens: Readonly<Record<string, readonly ExportKindName[]>> = {
  'applications.overview': ['applications'],
  'forms.management': ['forms'],
  'users.management': ['users', 'mentors', 'founders'],
  'startups.mentors': ['mentors'],
  'startups.management': ['startupsManagement'],
  'startups.portfolio': ['portfolio'],
  'metrics.overview': ['metrics'],
  'metrics.dataCollection': ['metrics'],
  'events.table': ['event'],
  'event.attendees': ['event'],
  'course.progress': ['courseCohortReport'],
};

/** The kinds of export that the reader may start from a screen. */
export function exportsOfScreen(screenId: string, principal: Principal | null): readonly ExportKindName[] {
  return (kindsOfScreens[screenId] ?? []).filter((kind) => mayExport(principal, exportKinds[kind]));
}

/** Whether the plan of the organisation lacks a kind of export. */
export function isExportLocked(kind: ExportKindName, principal: Principal | null): boolean {
  return !isInPlan(principal, exportKinds[kind]);
}
