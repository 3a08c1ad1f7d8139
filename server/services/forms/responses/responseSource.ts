/** Where the answers to a form are kept: what was handed in to it, answered to a feedback request, or given at work (`workSource.ts`). */
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface ResponseSource {
  /** The entity whose records are responses. */
  readonly entity: 'FormSubmission' | 'FeedbackAnswer' | WorkEntity;
  /** Column and field that say when a response was given. */
  readonly givenAt: { readonly column: string; readonly field: string };
  readonly formId: string;
  /** SQL that is true for responses of this source that have been handed in. */
  readonly isResponse: (alias: string, parameters: SqlParameters) => string;
  /** SQL of the answers of a response: `question_id, question_label, text_value, number_value, array_value`. */
  readonly answersOf: (alias: string, parameters: SqlParameters) => string;
}

/** Records that hold what is answered at work (`workSource.ts`). */
export type WorkEntity = 'SessionEvaluation' | 'StartupAssessment' | 'StartupCategorization' | 'Evaluation';

export const SUBMITTED = { column: 'submitted_at', field: 'submittedAt' } as const;

type AnswerSql<Sql> = (alias: string, parameters: SqlParameters) => Sql;

/** What of the answers `x` of a response `alias` somebody reads. */
interface ShownAnswers {
  /** SQL that is true for those that are read at all. */
  readonly isShown: AnswerSql<string>;
  /**
   * SQL that is true where a text that was written in place of a choice is not told, and of what the question offers:
   * `offered`, and `writeIn`, which is read in place of the text; null where nothing can be written.
   */
  readonly untold: AnswerSql<{ readonly isUntold: string; readonly choices: string }>;
}

/** What was handed in to a form, with its application where it is part of one; all of its answers, unless somebody reads less. */
export const formSource = (formId: string, shown?: ShownAnswers): ResponseSource => ({
  entity: 'FormSubmission',
  givenAt: SUBMITTED,
  formId,
  isResponse: (alias, parameters) =>
    `${alias}.form_id = ${parameters.add(formId, 'text')} and ${alias}.status = 'submitted'
      and not exists (select from application begun where begun.tenant_id = ${alias}.tenant_id
        and begun.id = ${alias}.application_id and begun.status = 'draft')`,
  answersOf: (alias, parameters) => `(select x.question_id, x.question_label, ${valuesSql(alias, parameters, shown)}
    from form_answer x where x.tenant_id = ${alias}.tenant_id and x.submission_id = ${alias}.id
      and ${shown?.isShown(alias, parameters) ?? 'true'})`,
});

/** The values of an answer, with what was written in place of a choice as that choice where it is not told. */
function valuesSql(alias: string, parameters: SqlParameters, shown: ShownAnswers | undefined): string {
  if (!shown) return 'x.text_value, x.number_value, x.array_value';
  const { isUntold, choices } = shown.untold(alias, parameters);
  const told = (value: string): string =>
    `case when jsonb_exists(${choices} -> 'offered', ${value}) then ${value} else ${choices} ->> 'writeIn' end`;
  const isCovered = `${choices} is not null and ${isUntold}`;
  return `case when x.text_value is not null and ${isCovered} then ${told('x.text_value')} else x.text_value end as text_value,
    x.number_value,
    case when cardinality(x.array_value) > 0 and ${isCovered}
      then array(select ${told('chosen.value')} from unnest(x.array_value) with ordinality as chosen(value, place) order by place)
      else x.array_value end as array_value`;
}

/** Answers to one request, or to all that ask for a form. */
export interface AskedFor {
  readonly requestId?: string | null | undefined;
  readonly formId?: string | null | undefined;
}

const feedbackSource = ({ requestId, formId }: AskedFor): ResponseSource => ({
  entity: 'FeedbackAnswer',
  givenAt: SUBMITTED,
  formId: formId ?? '',
  isResponse: (alias, parameters) =>
    requestId
      ? `${alias}.request_id = ${parameters.add(requestId, 'text')}`
      : `${alias}.request_id in (select asking.id from feedback_request asking
          where asking.tenant_id = ${alias}.tenant_id and asking.form_id = ${parameters.add(formId ?? '', 'text')})`,
  answersOf: answersInRow,
});

/** Answers that stand in their record, whole. */
export function answersInRow(alias: string): string {
  return `(select x."questionId" as question_id, x."questionLabel" as question_label,
      x."textValue" as text_value, x."numberValue" as number_value, x."arrayValue" as array_value
    from jsonb_to_recordset(${alias}.answers) as x("questionId" text, "questionLabel" text, "textValue" text,
      "numberValue" double precision, "arrayValue" text[]))`;
}

/** The answers to a feedback request, or to a form by all its requests, that the reader may read; null for what is out of sight. */
export async function feedbackSourceOf(
  context: RequestContext,
  tx: Tx,
  { requestId, formId }: AskedFor,
): Promise<ResponseSource | null> {
  const scope = writeScope(specCatalog, context, tx);
  if (!requestId) {
    const form = formId ? await findReadable(scope, specCatalog.get('Form'), formId) : null;
    return form === null ? null : feedbackSource({ formId: form.id });
  }
  const request = await findReadable(scope, specCatalog.get('FeedbackRequest'), requestId);
  return request === null ? null : feedbackSource({ requestId, formId: String(request.form) });
}

/** The same for a list, whose rules are those of the answers themselves. */
export const feedbackList = (asked: AskedFor): ResponseSource => feedbackSource(asked);
