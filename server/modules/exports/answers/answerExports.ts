/** Answers to forms that are taken along, where those are not that were handed in. */
import { askedAnswers, exportKinds } from '#domain/exports/exportKinds.ts';
import type { AnswersAtWork } from '#server/generated/resolvers.gen.ts';
import { assignedEvaluations } from '../exportReach.ts';
import { column, type ExportType, exportTypes, named, person } from '../exportTypes.ts';

/** What people have answered who were asked for it, before the answers themselves. */
const asked: ExportType = {
  ...askedAnswers,
  columns: [
    column('request', 'request.title'),
    person('author'),
    column('submittedAt'),
    column('formVersion'),
    column('rating'),
    column('comment'),
  ],
};

/** What people have answered to forms in the course of their work, before the answers themselves. */
const atWork: Readonly<Record<AnswersAtWork, ExportType>> = {
  sessions: {
    ...exportKinds.forms,
    entity: 'SessionEvaluation',
    columns: [
      named('session'),
      named('startup'),
      person('author'),
      column('isOfCoach'),
      column('submittedAt'),
      column('formVersion'),
    ],
  },
  assessments: {
    ...exportKinds.forms,
    entity: 'StartupAssessment',
    columns: [named('startup'), person('assessor'), column('assessedOn'), column('score'), column('comment')],
  },
  categorizations: {
    ...exportKinds.forms,
    entity: 'StartupCategorization',
    columns: [named('startup'), column('submittedAt'), column('status')],
  },
  // Part of applications, so for those only who may take these along.
  evaluations: {
    ...exportKinds.applications,
    entity: 'Evaluation',
    only: assignedEvaluations,
    columns: [
      column('application', 'application.startupName'),
      person('evaluator'),
      named('round'),
      column('score'),
      column('comment'),
      column('submittedAt'),
      column('formVersion'),
    ],
  },
};

/** Which answers to a form are meant, where those are not that were handed in to it. */
export interface AnswersMeant {
  /** Of people who were asked for them. */
  readonly asked?: boolean | null | undefined;
  readonly place?: AnswersAtWork | null | undefined;
}

/** What an export of a kind reads; undefined for a kind that is no table. */
export function exportTypeOf(type: string, { asked: isAsked, place }: AnswersMeant): ExportType | undefined {
  if (type !== 'forms') return exportTypes[type];
  if (place != null) return atWork[place];
  return isAsked ? asked : exportTypes[type];
}
