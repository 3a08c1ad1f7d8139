/** Where the answers to a form are kept: what was handed in to it, or what was answered to a feedback request. */
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface ResponseSource {
  /** The entity whose records are responses. */
  readonly entity: 'FormSubmission' | 'FeedbackAnswer';
  readonly formId: string;
  /** SQL that is true for responses of this source that have been handed in. */
  readonly isResponse: (alias: string, parameters: SqlParameters) => string;
  /** SQL of the answers of a response: `question_id, question_label, text_value, number_value, array_value`. */
  readonly answersOf: (alias: string, parameters: SqlParameters) => string;
}

/** What was handed in to a form; of its answers `x`, by the response `alias`, those alone of which `shown` is true. */
export const formSource = (formId: string, shown?: ResponseSource['answersOf']): ResponseSource => ({
  entity: 'FormSubmission',
  formId,
  isResponse: (alias, parameters) =>
    `${alias}.form_id = ${parameters.add(formId, 'text')} and ${alias}.status = 'submitted'`,
  answersOf: (
    alias,
    parameters,
  ) => `(select x.question_id, x.question_label, x.text_value, x.number_value, x.array_value
    from form_answer x where x.tenant_id = ${alias}.tenant_id and x.submission_id = ${alias}.id
      and ${shown?.(alias, parameters) ?? 'true'})`,
});

const feedbackSource = (requestId: string, formId: string): ResponseSource => ({
  entity: 'FeedbackAnswer',
  formId,
  isResponse: (alias, parameters) => `${alias}.request_id = ${parameters.add(requestId, 'text')}`,
  answersOf: (alias) => `(select x."questionId" as question_id, x."questionLabel" as question_label,
      x."textValue" as text_value, x."numberValue" as number_value, x."arrayValue" as array_value
    from jsonb_to_recordset(${alias}.answers) as x("questionId" text, "questionLabel" text, "textValue" text,
      "numberValue" double precision, "arrayValue" text[]))`,
});

/** The answers to a feedback request that the reader may read; null for one out of sight. */
export async function feedbackSourceOf(
  context: RequestContext,
  tx: Tx,
  requestId: string,
): Promise<ResponseSource | null> {
  const model = specCatalog.get('FeedbackRequest');
  const request = await findReadable(writeScope(specCatalog, context, tx), model, requestId);
  return request === null ? null : feedbackSource(requestId, String(request.form));
}

/** The same for a list, whose rules are those of the answers themselves. */
export const feedbackList = (requestId: string): ResponseSource => feedbackSource(requestId, '');
