/** Forms that anybody with their link may see: to answer, or to print. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { consumeDraft, type DraftBase, placeBySecret } from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, checkAnswers, storeAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';
import { limitNetwork } from '../applying/applicantAccount.ts';
import { attachAnswerFiles } from './answerFiles.ts';

export function sharedForm(context: RequestContext, secret: string): Promise<PublicForm | null> {
  return context.transact((tx) => findShared(context, tx, secret));
}

export interface SharedAnswers extends SeenForm {
  readonly secret: string;
  readonly respondent: { readonly name?: string | null; readonly email?: string | null };
  readonly answers: readonly AnswerInput[];
  /** Where they were kept until now. */
  readonly draft?: ({ readonly key: string } & DraftBase) | null;
}

/** Takes what was answered to a shared form; of one draft once, however often it is sent. */
export async function submitSharedForm(
  writer: EntityWriter,
  context: RequestContext,
  given: SharedAnswers,
): Promise<boolean> {
  const { name, email } = given.respondent;
  if (context.principal === null) await limitNetwork(context, 'form', 'answers');
  // Counted by whom the answer is from: one person does not answer ten times in a quarter of an hour.
  const wait = await context.transact((tx) => countLoginAttempt(tx, `form ${given.secret} ${email ?? name ?? ''}`));
  if (wait !== null) throw new ValidationError([{ path: 'answers', reason: 'tooManyAttempts' }]);
  return context.transact(async (tx) => {
    const form = await findShared(context, tx, given.secret);
    if (form === null) throw new NotFoundError();
    refuseOutdated(form, given);
    const answers = takeAnswers(form.elements, given.answers);
    checkAnswers(form.elements, answers, true);
    const handedIn = [[...answers.values()], name ?? '', email ?? ''];
    const { draft } = given;
    if (draft && !(await consumeDraft(tx, placeBySecret(form.formId, draft.key), draft, handedIn))) return true;
    const id = uuidv7();
    await insertRow(tx, specCatalog.get('FormSubmission'), id, {
      formTitle: form.title,
      form: form.formId,
      formVersion: form.version,
      uuid: randomUUID(),
      submittedBy: context.principal?.id ?? null,
      respondentName: name?.trim().slice(0, 160) || null,
      respondentEmail: addressOf(email),
      status: 'submitted',
      submittedAt: context.now().toISOString(),
    });
    await storeAnswers(tx, { id, application: null }, form.elements, answers);
    await attachAnswerFiles(writer, context, id, form.elements, answers, given.secret);
    const task = { types: ['formSubmissionRequest'], people: [context.principal?.id], about: [form.formId] };
    await completeTasks(tx, context, task);
    return true;
  });
}

function addressOf(email: string | null | undefined): string | null {
  const text = email?.trim() ?? '';
  if (text === '') return null;
  if (isEmailAddress(text)) return text;
  throw new ValidationError([fieldProblem('respondent.email', 'email', { spec: 'User.email' })]);
}

/** The published form that a link shares. */
export async function findShared(context: RequestContext, tx: Tx, secret: string): Promise<PublicForm | null> {
  const link = await findPublicLink(tx, 'shareForm', secret);
  const { rows } = await sql<{ id: string }>`
    select id from form where id = ${link?.record ?? null} and is_shared and status = 'published'`.execute(tx);
  return rows[0] ? readForm(context, tx, rows[0].id) : null;
}
