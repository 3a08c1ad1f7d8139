import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { findReadable, loadReadable, loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import {
  consumeDraft,
  type DraftBase,
  dropDraft,
  findDraft,
  placeOfUser,
} from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';

/** A feedback request as the one sees it who is asked. */
export function survey(context: RequestContext, id: string) {
  return context.transact(async (tx) => {
    const request = await findReadable(writeScope(specCatalog, context, tx), requestModel(), id);
    const form = request && (await readForm(context, tx, String(request.form)));
    if (!request || !form) return null;
    const isOpen = isAsked(context, request) && request.status === 'open';
    const given = await ownFeedback(context, tx, { id: request.id, form: form.formId });
    const isAnswered = given !== null;
    return {
      _id: request.id,
      title: String(request.title),
      message: typeof request.message === 'string' ? request.message : null,
      about: await nameOf(tx, request),
      askedBy: typeof request.createdBy === 'string' ? await nameOfUser(tx, request.createdBy) : null,
      form,
      isOpen,
      isAnswered,
      // A request that closes while somebody writes takes nothing more, and loses nothing either.
      draft: !isAnswered ? await ownDraft(context, tx, request.id, form) : null,
      given,
    };
  });
}

export interface FeedbackGiven extends SeenForm {
  readonly requestId: string;
  readonly rating?: number | null;
  readonly comment?: string | null;
  readonly answers: readonly AnswerInput[];
}

export interface FeedbackHandedIn extends FeedbackGiven {
  /** What was read of the draft; absent of whoever looks at none. */
  readonly base?: DraftBase | null;
}

/**
 * Takes the answer of somebody who was asked, once. Gives its id.
 * @throws ConflictError when another of their devices has written what this one has not read
 */
export async function answerFeedbackRequest(context: RequestContext, tx: Tx, given: FeedbackHandedIn): Promise<string> {
  const { request, form, user } = await mustBeAsked(context, tx, given.requestId);
  refuseOutdated(form, given);
  if (given.rating != null && (given.rating < 0 || given.rating > 10)) {
    throw new ValidationError([fieldProblem('rating', 'max', { spec: 'FeedbackAnswer.rating', max: 10 })]);
  }
  const answers = takeAnswers(form.elements, given.answers);
  checkAnswers(form.elements, answers, true);
  const draft = placeOfUser(request.id, user);
  if (given.base) await consumeDraft(tx, draft, given.base, given);
  const id = uuidv7();
  const model = specCatalog.get('FeedbackAnswer');
  await insertRow(tx, model, id, {
    request: request.id,
    author: user,
    formVersion: form.version,
    rating: given.rating ?? null,
    comment: given.comment?.trim().slice(0, 4000) || null,
    answers: givenAnswers(form.elements, answers).map(({ element, answer }) => ({
      ...answer,
      questionLabel: element.label,
    })),
    submittedAt: context.now().toISOString(),
    startup: request.startup,
    person: request.person,
    requestedBy: request.createdBy,
  });
  const after = await loadStored(tx, model, id);
  await noteChange(tx, context, { entity: model.name, before: null, after, of: String(request.title) });
  // Feedback about a person is how coaching is rated; the rest are forms that somebody was asked for.
  const types = [request.person ? 'coachingEvaluation' : 'formSubmissionRequest'];
  await completeTasks(tx, context, { types, people: [user], about: [request.id, form.formId] });
  await dropDraft(tx, draft);
  await announce({ tx, context }, 'FormAnswered', { form: form.formId, request: request.id });
  return id;
}

/** Somebody who may answer a request now, with its form. */
export async function mustBeAsked(context: RequestContext, tx: Tx, requestId: string) {
  const request = await loadReadable(writeScope(specCatalog, context, tx), requestModel(), requestId);
  const form = request && (await readForm(context, tx, String(request.form)));
  // Who is taken out of it, or finds it withdrawn, may still be writing.
  if (!request || !form) throw NotFoundError.because('feedbackNotAsked');
  if (context.principal === null || !isAsked(context, request)) throw ForbiddenError.because('feedbackNotAsked');
  if (request.status !== 'open') throw ForbiddenError.because('feedbackClosed');
  if (await hasAnswered(context, tx, request.id)) throw ForbiddenError.because('feedbackAnswered');
  return { request, form, user: context.principal.id };
}

interface FeedbackRow {
  readonly submittedAt: Date;
  readonly rating: number | null;
  readonly comment: string | null;
  readonly formVersion: number | null;
  readonly answers: readonly AnswerInput[] | null;
}

/** What the reader has answered to a request, with the form in the version that they had before them; null until then. */
async function ownFeedback(context: RequestContext, tx: Tx, request: { readonly id: string; readonly form: string }) {
  const { rows } = await sql<FeedbackRow>`
    select submitted_at as "submittedAt", rating, comment, form_version as "formVersion", answers from feedback_answer
    where request_id = ${request.id} and author_id = ${context.principal?.id ?? ''}`.execute(tx);
  const [row] = rows;
  const form = row && (await readForm(context, tx, request.form, row.formVersion));
  if (!row || !form) return null;
  const { submittedAt, rating, comment } = row;
  const answers = [...takeAnswers(form.elements, row.answers ?? []).values()];
  return { submittedAt: submittedAt.toISOString(), rating, comment, form, answers };
}

async function ownDraft(context: RequestContext, tx: Tx, requestId: string, form: PublicForm) {
  const found = context.principal && (await findDraft(context, tx, placeOfUser(requestId, context.principal.id)));
  if (!found) return null;
  const { rating, comment } = found.content.extras;
  return {
    revision: found.revision,
    savedAt: found.savedAt,
    rating: typeof rating === 'number' ? rating : null,
    comment: typeof comment === 'string' ? comment : null,
    answers: [...takeAnswers(form.elements, found.content.answers).values()],
  };
}

const requestModel = () => specCatalog.get('FeedbackRequest');

function isAsked({ principal }: RequestContext, request: StoredRow): boolean {
  const asked = Array.isArray(request.recipients) ? request.recipients : [];
  return principal !== null && asked.includes(principal.id);
}

async function hasAnswered({ principal }: RequestContext, tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from feedback_answer where request_id = ${requestId} and author_id = ${principal?.id ?? ''}`.execute(tx);
  return rows.length > 0;
}

/** What the feedback is about; whoever is asked may know. */
async function nameOf(tx: Tx, request: StoredRow): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select trim(first_name || ' ' || coalesce(last_name, '')) from "user" where id = ${request.person}),
      (select name from startup where id = ${request.startup})) as name`.execute(tx);
  return rows[0]?.name ?? null;
}
