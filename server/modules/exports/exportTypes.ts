import { type ExportKind, type ExportKindName, exportKinds } from '#domain/exports/exportKinds.ts';
import { UNKNOWN_USER_EMAIL } from '#domain/generated/constants.gen.ts';
import type { Principal } from '#domain/model/access.ts';
import { answersOutsideApplications, assignedApplications } from './exportReach.ts';

/** A column: the path of its value in a record, and the field whose label names it. */
export interface ExportColumn {
  readonly path: string;
  readonly field: string;
  readonly enum?: string;
  /** What stands there where the record refers to nobody any more. */
  readonly gone?: string;
}

/** What one kind of export reads, with the reader's own rights. */
export interface ExportType extends ExportKind {
  /** Narrows the list to one record that it is about. */
  readonly about?: string;
  readonly filter?: object;
  /** What of the list a reader may take along, where that is less than they may read. */
  readonly only?: (reader: Principal) => object | null;
  readonly columns: readonly ExportColumn[];
}

export const column = (field: string, path = field, type?: string): ExportColumn => ({
  field,
  path,
  ...(type !== undefined && { enum: type }),
});
export const named = (field: string): ExportColumn => column(field, `${field}.name`);
export const person = (field: string): ExportColumn => column(field, `${field}.fullName`);

/** The address of a person; of one whose account is gone, that of nobody, so that a sheet of addresses has no holes. */
const address = (field: string): ExportColumn => ({ ...column(field, `${field}.email`), gone: UNKNOWN_USER_EMAIL });

/** What is read; who may is said by its kind. */
type ListedRecords = Omit<ExportType, keyof ExportKind>;

const people: ListedRecords = {
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

const startups: ListedRecords = {
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

const applications: ListedRecords = {
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
const lists: Readonly<Record<ExportKindName, ListedRecords>> = {
  applications,
  forms: {
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
    about: 'event',
    columns: [
      column('event', 'event.title'),
      person('registrant'),
      column('registrant', 'registrant.email'),
      column('registrant', 'registrant.role.name'),
      column('registrant', 'registrant.startups.name'),
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
    about: 'startup',
    columns: [
      named('startup'),
      column('metric', 'metric.title'),
      column('from'),
      column('to'),
      column('value'),
      column('dateValue'),
      person('editedBy'),
      address('editedBy'),
      column('submittedAt'),
    ],
  },
};

/** What is exported of each kind, and who may. */
export const exportTypes: Readonly<Record<string, ExportType>> = Object.fromEntries(
  Object.entries(lists).map(([name, list]) => [name, { ...list, ...exportKinds[name as ExportKindName] }]),
);
