import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Principal } from '#domain/model/access.ts';
import { answersOutsideApplications, assignedApplications, BULK_EXPORT, DOWNLOAD } from './exportReach.ts';

/** A column: the path of its value in a record, and the field whose label names it. */
export interface ExportColumn {
  readonly path: string;
  readonly field: string;
  readonly enum?: string;
}

/** What one kind of export reads, with the reader's own rights. */
export interface ExportType {
  readonly entity: string;
  /** GraphQL name of the list. */
  readonly list: string;
  readonly permission: string;
  /** Plan-limited feature (requirement 000 §6). */
  readonly plan?: string;
  /** Narrows the list to one record that it is about. */
  readonly about?: string;
  readonly filter?: object;
  /** What of the list a reader may take along, where that is less than they may read. */
  readonly only?: (reader: Principal) => object | null;
  readonly columns: readonly ExportColumn[];
}

const column = (field: string, path = field, type?: string): ExportColumn => ({
  field,
  path,
  ...(type !== undefined && { enum: type }),
});
const named = (field: string): ExportColumn => column(field, `${field}.name`);
const person = (field: string): ExportColumn => column(field, `${field}.fullName`);

const people: Omit<ExportType, 'filter'> = {
  entity: 'User',
  list: 'users',
  permission: 'USER/USER:EDIT',
  columns: [
    column('firstName'),
    column('lastName'),
    column('email'),
    named('role'),
    column('status', 'status', 'UserStatus'),
    column('headline'),
    column('phone'),
    column('country'),
    named('startups'),
    named('programs'),
    named('tags'),
    column('createdAt'),
  ],
};

const startups: Omit<ExportType, 'filter'> = {
  entity: 'Startup',
  list: 'startups',
  permission: 'STARTUP/FILE:VIEW',
  columns: [
    column('name'),
    column('tagline'),
    column('status', 'status', 'StartupStatus'),
    column('stage', 'stage', 'StartupStage'),
    column('businessModel', 'businessModel', 'BusinessModel'),
    named('program'),
    named('industries'),
    named('tags'),
    column('country'),
    column('city'),
    column('website'),
    column('foundedYear'),
    column('employeeCount'),
    column('funding'),
    column('lastMetricsAt'),
  ],
};

const applications: ExportType = {
  entity: 'Application',
  list: 'applications',
  permission: DOWNLOAD,
  plan: BULK_EXPORT,
  only: assignedApplications,
  columns: [
    column('startupName'),
    named('program'),
    named('funnel'),
    named('round'),
    column('status', 'status', 'ApplicationStatus'),
    column('decision', 'decision', 'DecisionAction'),
    column('founderName'),
    column('founderEmail'),
    column('founderPhone'),
    column('website'),
    column('country'),
    person('evaluators'),
    column('score'),
    column('submittedAt'),
    column('decidedAt'),
  ],
};

/** The kinds of requirement 001 §3 that are tables. */
export const exportTypes: Readonly<Record<string, ExportType>> = {
  applications,
  forms: {
    entity: 'FormAnswer',
    list: 'formAnswers',
    permission: 'FORM/FORM:EDIT',
    only: answersOutsideApplications,
    columns: [
      column('submission', 'submission.formTitle'),
      column('submission', 'submission.respondentName'),
      column('submission', 'submission.submittedAt'),
      column('questionLabel'),
      column('textValue'),
      column('numberValue'),
      column('arrayValue'),
    ],
  },
  courseCohortReport: {
    entity: 'CourseProgress',
    list: 'courseProgresses',
    permission: 'COURSES:MANAGE',
    about: 'course',
    columns: [
      column('course', 'course.title'),
      person('user'),
      column('state', 'state', 'LessonState'),
      column('percent'),
      column('completedLessons', 'completedLessons.title'),
      column('lastActivityAt'),
    ],
  },
  event: {
    entity: 'EventAttendee',
    list: 'eventAttendees',
    permission: 'EVENT/EVENT:EDIT',
    about: 'event',
    columns: [
      column('event', 'event.title'),
      person('registrant'),
      column('status', 'status', 'EventRegistrationStatus'),
      column('registrationTime'),
      column('note'),
    ],
  },
  users: people,
  mentors: { ...people, filter: { category: { IS: 'network' } } },
  founders: { ...people, filter: { startups: { EXISTS: true } } },
  startupsManagement: startups,
  portfolio: { ...startups, filter: { status: { IS: 'active' } } },
  metrics: {
    entity: 'MetricDataItem',
    list: 'metricDataItems',
    permission: 'STARTUP/FILE:VIEW',
    about: 'startup',
    columns: [
      named('startup'),
      column('metric', 'metric.title'),
      column('from'),
      column('to'),
      column('value'),
      column('dateValue'),
      person('editedBy'),
      column('submittedAt'),
    ],
  },
};

export function mayExport(principal: Principal | null, { permission }: ExportType): boolean {
  return hasPermission(principal, permission);
}

/** Whether the tenant's plan has it, by the same rule as everywhere. */
export function isInPlan(principal: Principal | null, { plan }: ExportType): boolean {
  return plan === undefined || principal?.featuresOff?.includes(plan) !== true;
}
