/** Forms that anybody with their link may see: to answer, or to print. */

import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { issuePublicLink } from '#server/services/auth/publicLinks.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { consumeDraft, type DraftBase, findDraft, placeBySecret } from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, checkAnswers, storeAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { formOfLink } from '#server/services/forms/openToAll.ts';
import { type PublicForm, readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';
import { limitNetwork } from '../applying/applicantAccount.ts';
import { attachAnswerFiles } from './answerFiles.ts';

/** So long whoever has the secret of a draft reads what was sent from it. */
const READ_DAYS = 14;

/** What a visitor holds: the link of a form, and the secret of what they have begun to write. */
export interface HeldLink {
  readonly secret: string;
  readonly draft?: string | null;
}

export function sharedForm(context: RequestContext, held: HeldLink): Promise<PublicForm | null> {
  return context.transact((tx) => findShared(context, tx, held));
}

/** Why a link opens no form; null for one that does, and for one that was never given out. */
export function sharedFormEnd(context: RequestContext, { secret, draft }: HeldLink) {
  return context.transact(async (tx) => {
    const { state } = await formOfLink(context, tx, secret, draft);
    return state === 'closed' || state === 'ended' ? state : null;
  });
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
    const form = await mustFindShared(context, tx, { secret: given.secret, draft: given.draft?.key ?? null });
    refuseOutdated(form, given);
    const answers = takeAnswers(form.elements, given.answers);
    checkAnswers(form.elements, answers, true);
    const handedIn = [[...answers.values()], name ?? '', email ?? ''];
    const { draft } = given;
    const place = draft && placeBySecret(form.formId, draft.key);
    if (place && !(await consumeDraft(tx, place, draft, handedIn))) return true;
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
    if (place && (await findDraft(context, tx, place))?.isHandedIn) {
      await issuePublicLink(tx, { purpose: 'ownAnswers', record: id, days: READ_DAYS, secret: draft.key });
    }
    await attachAnswerFiles(writer, context, id, form.elements, answers, given.secret);
    const task = { types: ['formSubmissionRequest'], people: [context.principal?.id], about: [form.formId] };
    await completeTasks(tx, context, task);
    await announce({ tx, context }, 'FormAnswered', { form: form.formId, request: null });
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
export async function findShared(
  context: RequestContext,
  tx: Tx,
  { secret, draft }: HeldLink,
): Promise<PublicForm | null> {
  const found = await formOfLink(context, tx, secret, draft);
  return found.state === 'open' ? readForm(context, tx, found.formId) : null;
}

/** The same for whoever writes on it: what they have before them was there, so they are told what became of it. */
export async function mustFindShared(context: RequestContext, tx: Tx, held: HeldLink): Promise<PublicForm> {
  const found = await formOfLink(context, tx, held.secret, held.draft);
  if (found.state === 'closed') throw NotFoundError.because('formClosed');
  if (found.state === 'ended') throw NotFoundError.because('linkEnded');
  const form = found.state === 'open' ? await readForm(context, tx, found.formId) : null;
  if (form === null) throw new NotFoundError();
  return form;
}
