import type { Answer } from '#domain/forms/FormElement.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, run, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { readableAnswers } from '#server/services/applications/hiddenAnswers.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';
import type { ResponseSource } from '#server/services/forms/responses/responseSource.ts';
import { type AskedAtWork, workSourceOf } from '#server/services/forms/responses/workSource.ts';

/** A response with the version of the form that it was given to. */
export interface ResponseDocument {
  readonly form: PublicForm;
  readonly answers: readonly Answer[];
}

/** What was handed in to a form; null for what the reader may not read. */
export function formResponse(context: RequestContext, id: string): Promise<ResponseDocument | null> {
  return context.transact(async (tx) => {
    const submission = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('FormSubmission'), id);
    if (submission === null) return null;
    const { form, formVersion } = submission;
    const document = await documentOf(context, tx, { form, formVersion }, () => readAnswers(tx, id));
    const application = await loadApplication(tx, submission.application);
    if (document === null || application === null) return document;
    return { ...document, answers: await readableAnswers(context, tx, { application, ...document }) };
  });
}

/** What was answered to a feedback request; null for what the reader may not read. */
export function feedbackResponse(context: RequestContext, id: string): Promise<ResponseDocument | null> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const answer = await findReadable(scope, specCatalog.get('FeedbackAnswer'), id);
    const request = answer && (await findReadable(scope, specCatalog.get('FeedbackRequest'), String(answer.request)));
    if (!answer || !request) return null;
    const row = { form: request.form, formVersion: answer.formVersion };
    return documentOf(context, tx, row, () => Promise.resolve(keptAnswers(answer.answers)));
  });
}

/** What was answered to a form at work; null for what the reader may not read, and for what is not given yet. */
export function workResponse(
  context: RequestContext,
  id: string,
  asked: AskedAtWork,
): Promise<ResponseDocument | null> {
  return context.transact(async (tx) => {
    const source = await workSourceOf(context, tx, asked);
    const scope = writeScope(specCatalog, context, tx);
    const record = source && (await findReadable(scope, specCatalog.get(source.entity), id));
    if (!record || !(await isGiven(tx, source, id))) return null;
    const { form, formVersion } = record;
    return documentOf(context, tx, { form, formVersion }, () => Promise.resolve(keptAnswers(record.answers)));
  });
}

/** Whether lists of the answers have it too. */
async function isGiven(tx: Tx, source: ResponseSource, id: string): Promise<boolean> {
  const parameters = new SqlParameters();
  const table = identifier(specCatalog.get(source.entity).table);
  const given = `r.id = ${parameters.add(id, 'text')} and ${source.isResponse('r', parameters)}`;
  return (await run(tx, `select 1 from ${table} r where ${given}`, parameters)).length > 0;
}

async function documentOf(
  context: RequestContext,
  tx: Tx,
  { form, formVersion }: { readonly form?: unknown; readonly formVersion?: unknown },
  answers: () => Promise<readonly Answer[]>,
): Promise<ResponseDocument | null> {
  const version = typeof formVersion === 'number' ? formVersion : null;
  const read = typeof form === 'string' ? await readForm(context, tx, form, version) : null;
  return read && { form: read, answers: await answers() };
}

/** Answers as they stand in a record, each whole. */
function keptAnswers(kept: unknown): readonly Answer[] {
  return (Array.isArray(kept) ? kept : []).map((answer) => ({
    questionId: String(answer.questionId),
    textValue: answer.textValue ?? null,
    numberValue: answer.numberValue ?? null,
    arrayValue: answer.arrayValue ?? [],
  }));
}
