import { randomUUID } from 'node:crypto';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { type ApplicationRow, lockApplication } from '#server/services/applications/applicationRows.ts';
import { isKeyTo, type RoundForm, roundFormOf } from '#server/services/applications/roundForms.ts';
import {
  findRound,
  isOpenFor,
  lockSubmission,
  openedRounds,
  type RoundRow,
  type SubmissionRow,
} from '#server/services/applications/roundRows.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import type { DraftBase } from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, checkAnswers, storeAnswers } from '#server/services/forms/answers.ts';
import { fillProfile } from '#server/services/forms/profileValues.ts';
import { type PublicForm, readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';
import { openFunnel } from '../applying/openFunnel.ts';
import { attachAnswerFiles } from './answerFiles.ts';
import { mergedAnswers } from './together/mergedAnswers.ts';

export interface RoundAnswers extends SeenForm {
  readonly applicationId: string;
  readonly round: string;
  readonly answers: readonly AnswerInput[];
  readonly isComplete: boolean;
  /** What of the answers whoever gives them has seen. */
  readonly base?: DraftBase | null;
  /** The answers as they were seen: only what differs from them is taken. */
  readonly seen?: readonly AnswerInput[] | null;
  /** Of the link that a visitor was sent. */
  readonly key?: string | null;
}

/**
 * Keeps what was answered. A visitor has the link, and may hand in once; so may the applicant, whose draft both of them write.
 * What others have written since to questions that whoever saves has not touched stays as they wrote it.
 * @throws ConflictError when another page has changed what this one changes too, or hands in without having seen it
 */
export async function saveRoundForm(
  writer: EntityWriter,
  context: RequestContext,
  given: RoundAnswers,
): Promise<RoundForm> {
  if (given.isComplete) await limitVisitor(context, given.key ?? '');
  return context.transact(async (tx) => {
    const application = await lockApplication(tx, given.applicationId);
    const round = application && findRound(await openedRounds(tx, application), given.round);
    if (!application || !round) throw new NotFoundError();
    if (context.principal === null && !(await isKeyTo(tx, application, round, given.key))) throw new NotFoundError();
    const submission = await lockSubmission(tx, application.id, round.id);
    refuseStale(context, submission, given);
    if (!isOpenFor(context, application, round, submission)) {
      throw ForbiddenError.because('answersClosed');
    }
    const form = await readForm(context, tx, round.formId, submission?.formVersion);
    if (form === null) throw new NotFoundError();
    refuseOutdated(form, given);
    const answers = await mergedAnswers(tx, form.elements, submission, given);
    checkAnswers(form.elements, answers, given.isComplete);
    if (given.isComplete) await refuseTooLate(context, tx, application);
    const id = await storeSubmission(context, tx, {
      application,
      round,
      form,
      submission,
      isComplete: given.isComplete,
      page: given.base?.page ?? null,
    });
    const isDraft = !given.isComplete;
    await storeAnswers(tx, { id, application: application.id, isDraft }, form.elements, answers);
    await attachAnswerFiles(writer, context, id, form.elements, answers, given.key);
    if (given.isComplete) {
      await recordActivity(tx, context, application.id, { kind: 'answers_saved' });
      await fillProfiles(tx, context, application, { elements: form.elements, answers });
    }
    const kept = await roundFormOf(context, tx, application, round);
    if (kept === null) throw new NotFoundError();
    return kept;
  });
}

/** Answers of a tab that was left open don't come over those that another device has given since. */
function refuseStale(
  { principal }: RequestContext,
  submission: SubmissionRow | null,
  { base, seen, isComplete }: RoundAnswers,
): void {
  if (submission === null || (base && submission.savedBy === base.page)) return;
  if (!base) {
    // A visitor who says nothing of what they have read would write over what the applicant has begun.
    if (principal === null && submission.submittedBy !== null) throw ConflictError.because('draftChanged');
    return;
  }
  if (submission.status === 'submitted') throw ForbiddenError.because('draftHandedIn');
  // Nobody hands in what they have not read.
  const isMerged = seen != null && !isComplete;
  if (submission.revision !== base.revision && !isMerged) throw ConflictError.because('draftChanged');
}

/** An applicant who hands the form in hands in the application next: where that is refused, answers stay open to be changed. */
async function refuseTooLate(context: RequestContext, tx: Tx, application: ApplicationRow): Promise<void> {
  const isOwn = context.principal !== null && context.principal.id === application.applicantId;
  if (isOwn && application.status === 'draft') await openFunnel(context, tx, application.funnelId);
}

/** Questions that stand for fields of a profile fill it: that of the application, and of whoever applies and answers. */
async function fillProfiles(
  tx: Tx,
  { principal }: RequestContext,
  { id, applicantId }: ApplicationRow,
  form: Parameters<typeof fillProfile>[2],
): Promise<void> {
  await fillProfile(tx, { target: 'application', id }, form);
  if (principal !== null && principal.id === applicantId) {
    await fillProfile(tx, { target: 'user', id: principal.id }, form);
  }
}

/** Counted by the link: who has none can't use up the tries of those who have. */
async function limitVisitor(context: RequestContext, key: string): Promise<void> {
  if (context.principal !== null) return;
  const wait = await context.transact((tx) => countLoginAttempt(tx, `answers ${key}`));
  if (wait !== null) throw new ValidationError([{ path: 'answers', reason: 'tooManyAttempts' }]);
}

interface StoredForm {
  readonly application: ApplicationRow;
  readonly round: RoundRow;
  readonly form: PublicForm;
  readonly submission: SubmissionRow | null;
  readonly isComplete: boolean;
  /** The open page that gives the answers, where it is known. */
  readonly page: string | null;
}

async function storeSubmission(context: RequestContext, tx: Tx, stored: StoredForm): Promise<string> {
  const { application, round, form, submission, isComplete, page } = stored;
  const model = specCatalog.get('FormSubmission');
  const state = {
    formVersion: form.version,
    status: isComplete ? 'submitted' : 'draft',
    submittedAt: isComplete ? context.now().toISOString() : null,
    revision: (submission?.revision ?? 0) + 1,
    savedBy: page,
  };
  if (isComplete) {
    const about = [form.formId, application.id];
    await completeTasks(tx, context, { types: ['formSubmissionRequest'], people: [context.principal?.id], about });
  }
  if (submission !== null) {
    const begun = submission.submittedBy === null ? { submittedBy: context.principal?.id ?? null } : {};
    await updateRow(tx, model, submission.id, { ...state, ...begun });
    return submission.id;
  }
  const id = uuidv7();
  await insertRow(tx, model, id, {
    formTitle: form.title,
    form: form.formId,
    application: application.id,
    round: round.id,
    uuid: randomUUID(),
    submittedBy: context.principal?.id ?? null,
    respondentName: application.founderName,
    respondentEmail: application.founderEmail,
    ...state,
  });
  return id;
}
