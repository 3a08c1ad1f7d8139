import type { RootSet } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shownResponses } from '#server/services/applications/shownResponses.ts';
import { type AnswerCondition, answerConditionsSql } from '#server/services/forms/responses/answerConditions.ts';
import { type ExportType, exportTypes } from '../exportTypes.ts';
import { AnswerColumns, type GivenResponse } from './AnswerColumns.ts';
import { versionsOfForm, versionsOfFunnel } from './readAnswers.ts';
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
}

/** The table of all responses to a form, or of the applications of a funnel with their answers; null for any other export. */
export async function answerTable(
  context: RequestContext,
  tx: Tx,
  { type, recordId, where }: TableWish,
): Promise<AnswerTable | null> {
  if (recordId === null) return null;
  if (type === 'forms') {
    const source = await shownResponses(context, tx, recordId);
    return {
      type: responses,
      set: {
        where: ({ parameters }, alias) =>
          `${source.isResponse(alias, parameters)} and ${answerConditionsSql(source, where, alias, parameters)}`,
      },
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
