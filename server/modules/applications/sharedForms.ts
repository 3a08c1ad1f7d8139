/** Forms that anybody with their address may see: to answer, or to print. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { countLoginAttempt } from '#server/auth/loginLimit.ts';
import type { Tx } from '#server/db/database.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { NotFoundError, ValidationError } from '#server/graphql/errors.ts';
import { languageOf } from '#server/texts/localeTexts.ts';
import { completeTasks } from '../automaticTasks.ts';
import { attachAnswerFiles } from './answerFiles.ts';
import { type AnswerInput, checkAnswers, readAnswers, storeAnswers, takeAnswers } from './answers.ts';
import { limitNetwork } from './applicantAccount.ts';
import { type PublicForm, readForm } from './readForm.ts';

export function sharedForm(context: RequestContext, uuid: string): Promise<PublicForm | null> {
  return context.transact((tx) => findShared(context, tx, uuid));
}

/** The elements of a form, for those whom its rules admit. */
export function formElements(context: RequestContext, formId: string): Promise<PublicForm | null> {
  return context.transact(async (tx) => {
    const form = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
    return form === null ? null : readForm(context, tx, form.id);
  });
}

export interface SharedAnswers {
  readonly uuid: string;
  readonly respondent: { readonly name?: string | null; readonly email?: string | null };
  readonly answers: readonly AnswerInput[];
}

/** Takes what was answered to a shared form. */
export async function submitSharedForm(
  writer: EntityWriter,
  context: RequestContext,
  given: SharedAnswers,
): Promise<boolean> {
  const { name, email } = given.respondent;
  if (context.principal === null) await limitNetwork(context, 'form', 'answers');
  // Counted by whom the answer is from: one person does not answer ten times in a quarter of an hour.
  const wait = await context.transact((tx) => countLoginAttempt(tx, `form ${given.uuid} ${email ?? name ?? ''}`));
  if (wait !== null)
    throw new ValidationError([{ path: 'answers', message: 'Too many attempts. Please try again later.' }]);
  return context.transact(async (tx) => {
    const form = await findShared(context, tx, given.uuid);
    if (form === null) throw new NotFoundError();
    const answers = takeAnswers(form.elements, given.answers);
    checkAnswers(form.elements, answers, true, languageOf(context));
    const id = uuidv7();
    await insertRow(tx, specCatalog.get('FormSubmission'), id, {
      formTitle: form.title,
      form: form.formId,
      uuid: randomUUID(),
      submittedBy: context.principal?.id ?? null,
      respondentName: name?.trim().slice(0, 160) || null,
      respondentEmail: addressOf(email),
      status: 'submitted',
      submittedAt: new Date().toISOString(),
      readers: [],
    });
    await storeAnswers(tx, { id, access: { readers: [] } }, form.elements, answers);
    await attachAnswerFiles(writer, context, id, form.elements, answers);
    const about = [form.formId, given.uuid];
    await completeTasks(tx, context, { types: ['formSubmissionRequest'], people: [context.principal?.id], about });
    return true;
  });
}

function addressOf(email: string | null | undefined): string | null {
  const text = email?.trim() ?? '';
  if (text === '') return null;
  if (isEmailAddress(text)) return text;
  throw new ValidationError([{ path: 'respondent.email', message: 'E-mail is not a valid email' }]);
}

/** A form by its address, or by that of one answer to it: then with what was answered. */
export function printableForm(context: RequestContext, uuid: string) {
  return context.transact(async (tx) => {
    const blank = await findShared(context, tx, uuid);
    if (blank !== null) return { form: blank, startupName: null, respondentName: null, submittedAt: null, answers: [] };
    const { rows } = await sql<SubmissionRow>`
      select s.id, s.form_id as "formId", s.respondent_name as "respondentName", s.submitted_at as "submittedAt",
        a.startup_name as "startupName"
      from form_submission s left join application a on a.tenant_id = s.tenant_id and a.id = s.application_id
      where s.uuid = ${uuid} and s.status = 'submitted'`.execute(tx);
    const [submission] = rows;
    const form = submission?.formId ? await readForm(context, tx, submission.formId) : null;
    if (!submission || form === null) return null;
    const { startupName, respondentName, submittedAt } = submission;
    return {
      form,
      startupName,
      respondentName,
      submittedAt: submittedAt?.toISOString() ?? null,
      answers: await readAnswers(tx, submission.id),
    };
  });
}

interface SubmissionRow {
  readonly id: string;
  readonly formId: string | null;
  readonly respondentName: string | null;
  readonly submittedAt: Date | null;
  readonly startupName: string | null;
}

async function findShared(context: RequestContext, tx: Tx, uuid: string): Promise<PublicForm | null> {
  const { rows } = await sql<{ id: string }>`
    select id from form where uuid = ${uuid} and is_shared and status = 'published'`.execute(tx);
  return rows[0] ? readForm(context, tx, rows[0].id) : null;
}
