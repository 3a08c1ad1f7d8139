import { type ExportKindName, exportKinds, isInPlan, mayExport } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';

/** Screens whose records can be exported, with the kinds. */
export const kindsOfScreens: Readonly<Record<string, readonly ExportKindName[]>> = {
  'applications.overview': ['applications'],
  'funnel.applications': ['applications'],
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

/** What a list shows: its filter, and what is searched. */
export interface ShownList {
  readonly filter: Readonly<Record<string, unknown>> | null;
  readonly search: string | null;
}

/** Screens whose lines are not those of their file: a form, whose file holds answers. */
const otherLines: ReadonlySet<string> = new Set(['forms.management', 'events.table']);

/** Whether the lines of an export are records of the screen's list, so that its filter holds for them. */
export const isListOf = (screenId: string | undefined, kind: ExportKindName): boolean =>
  screenId !== undefined && !otherLines.has(screenId) && (kindsOfScreens[screenId] ?? []).includes(kind);

/** The kinds of export that the reader may start from a screen. */
export function exportsOfScreen(screenId: string, principal: Principal | null): readonly ExportKindName[] {
  return (kindsOfScreens[screenId] ?? []).filter((kind) => mayExport(principal, exportKinds[kind]));
}

/** Whether the plan of the organisation lacks a kind of export. */
export function isExportLocked(kind: ExportKindName, principal: Principal | null): boolean {
  return !isInPlan(principal, exportKinds[kind]);
}
