import type { RootSet } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shownResponses } from '#server/services/applications/shownResponses.ts';
import { type AnswerCondition, answerConditionsSql } from '#server/services/forms/responses/answerConditions.ts';
import { feedbackSourceOf, type ResponseSource } from '#server/services/forms/responses/responseSource.ts';
import { type AskedAtWork, workSourceOf } from '#server/services/forms/responses/workSource.ts';
import { type ExportType, exportTypes } from '../exportTypes.ts';
import { AnswerColumns, type GivenResponse } from './AnswerColumns.ts';
import { type AnswersMeant, exportTypeOf } from './answerExports.ts';
import { answersInRows, answersOfAsked, versionsOfForm, versionsOfFunnel } from './readAnswers.ts';
import { shownOfApplications, shownOfSubmissions } from './shownAnswers.ts';

/** A table whose rows are continued by what was answered. */
export interface AnswerTable {
  readonly type: ExportType;
  /** What of the entity is meant, besides the type's own filter. */
  readonly set: Pick<RootSet, 'where' | 'filter'>;
  readonly columns: AnswerColumns;
  /** Answers by the id of the row. */
  readonly answers: (context: RequestContext, tx: Tx, ids: readonly string[]) => Promise<Map<string, GivenResponse[]>>;
}

export interface TableWish {
  readonly type: string;
  readonly recordId: string | null;
  readonly where: readonly AnswerCondition[];
  readonly asked?: boolean;
  readonly place?: AnswersMeant['place'];
}

/** The table of all responses to a form, or of the applications of a funnel with their answers; null for any other export. */
export async function answerTable(
  context: RequestContext,
  tx: Tx,
  { type, recordId, where, asked, place }: TableWish,
): Promise<AnswerTable | null> {
  if (recordId === null) return null;
  if (type === 'forms' && place != null) return workTable(context, tx, { formId: recordId, place }, where);
  if (type === 'forms' && asked) return askedTable(context, tx, recordId, where);
  if (type === 'forms') {
    const source = await shownResponses(context, tx, recordId);
    return {
      type: responses,
      set: responsesOf(source, where),
      columns: new AnswerColumns(await versionsOfForm(tx, recordId)),
      answers: shownOfSubmissions,
    };
  }
  const { applications } = exportTypes;
  if (type !== 'applications' || applications === undefined) return null;
  return {
    type: applications,
    set: { filter: { funnel: { IS: recordId } } },
    columns: new AnswerColumns(await versionsOfFunnel(tx, recordId)),
    answers: shownOfApplications,
  };
}

/** What people have answered who were asked for it: to one request, or to all that ask for a form. Nothing of what is out of sight. */
async function askedTable(
  context: RequestContext,
  tx: Tx,
  recordId: string,
  where: readonly AnswerCondition[],
): Promise<AnswerTable | null> {
  const type = exportTypeOf('forms', { asked: true });
  if (type === undefined) return null;
  const source =
    (await feedbackSourceOf(context, tx, { requestId: recordId })) ??
    (await feedbackSourceOf(context, tx, { formId: recordId }));
  return {
    type,
    set: responsesOf(source, where),
    columns: new AnswerColumns(source === null ? [] : await versionsOfForm(tx, source.formId)),
    answers: async (_context, given, ids) => await answersOfAsked(given, ids),
  };
}

/** What was answered to a form about sessions, startups or applications. */
async function workTable(
  context: RequestContext,
  tx: Tx,
  asked: AskedAtWork,
  where: readonly AnswerCondition[],
): Promise<AnswerTable | null> {
  const type = exportTypeOf('forms', asked);
  if (type === undefined) return null;
  const source = await workSourceOf(context, tx, asked);
  return {
    type,
    set: responsesOf(source, where),
    columns: new AnswerColumns(source === null ? [] : await versionsOfForm(tx, source.formId)),
    answers: async (_context, given, ids) => await answersInRows(given, type.entity, ids),
  };
}

const responsesOf = (source: ResponseSource | null, where: readonly AnswerCondition[]): Pick<RootSet, 'where'> => ({
  where: ({ parameters }, alias) =>
    source === null
      ? 'false'
      : `${source.isResponse(alias, parameters)} and ${answerConditionsSql(source, where, alias, parameters)}`,
});

/** What stands before the answers of a response. */
const responses: ExportType = {
  permission: 'FORM/FORM:EDIT',
  entity: 'FormSubmission',
  columns: [
    { field: 'respondentName', path: 'respondentName' },
    { field: 'respondentEmail', path: 'respondentEmail' },
    { field: 'application', path: 'application.startupName' },
    { field: 'submittedAt', path: 'submittedAt' },
    { field: 'formVersion', path: 'formVersion' },
  ],
};
