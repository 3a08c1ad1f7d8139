/** The forms of an application's rounds, as far as the reader may see what is answered. */
import { admits } from '#domain/access/gates/admits.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { formerQuestions } from '#server/services/forms/formerQuestions.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';
import { type ApplicationRow, loadApplication, loadFunnel } from './applicationRows.ts';
import { readableAnswers } from './hiddenAnswers.ts';
import { hiddenName, hidesApplicant } from './hiddenApplicants.ts';
import { roundDeadline } from './roundDeadline.ts';
import { findRound, findSubmission, isOpenFor, openedRounds, type RoundRow, roundsFor } from './roundRows.ts';

export interface RoundForm {
  readonly applicationId: string;
  readonly startupName: string;
  readonly roundId: string;
  readonly roundName: string;
  readonly position: number;
  readonly instructions: string | null;
  readonly form: PublicForm;
  readonly isSubmitted: boolean;
  readonly submittedAt: string | null;
  readonly uuid: string | null;
  readonly isOpen: boolean;
  /** The moment until which it can be handed in. */
  readonly closesAt: string | null;
  /** Not while the funnel is closed to the application, which its applicant has not handed in. */
  readonly isTaken: boolean;
  /** Whose step it is to hand in the application; null of one that is handed in. */
  readonly handInBy: 'reader' | 'applicant' | null;
  readonly answers: readonly Answer[];
  /** Those of the answers that are about no question of the form: it has moved on since they were given. */
  readonly formerQuestions: readonly FormElement[];
  /** What a change of the answers starts from, zero for none; null for whoever does not read them. */
  readonly revision: number | null;
}

/** All of an application; none for whoever may read the application, but not what was answered. */
export async function applicationForms(context: RequestContext, applicationId: string): Promise<RoundForm[]> {
  return context.transact(async (tx) => {
    const application = await loadApplication(tx, applicationId);
    if (application === null) throw new NotFoundError();
    if (!(await mayReadAnswers(context, tx, application))) return noneIfReadable(context, tx, applicationId);
    const isOwn = application.applicantId === context.principal?.id;
    const rounds = isOwn ? await openedRounds(tx, application) : await roundsFor(tx, application);
    const forms: RoundForm[] = [];
    for (const round of rounds) {
      const form = await roundFormOf(context, tx, application, round);
      if (form !== null) forms.push(form);
    }
    return forms;
  });
}

/** @throws NotFoundError for an application that is closed to the reader */
async function noneIfReadable(context: RequestContext, tx: Tx, applicationId: string): Promise<[]> {
  if (context.principal === null) throw new NotFoundError();
  const scope = writeScope(specCatalog, context, tx);
  if ((await findReadable(scope, specCatalog.get('Application'), applicationId)) === null) throw new NotFoundError();
  return [];
}

export interface RoundWish {
  readonly applicationId: string;
  readonly round: string;
  readonly key?: string | null;
}

/** One round, by its id or its number, for whoever may read what is answered or was sent the link. */
export async function roundForm(context: RequestContext, wish: RoundWish): Promise<RoundForm | null> {
  return context.transact(async (tx) => {
    const application = await loadApplication(tx, wish.applicationId);
    if (application === null) return null;
    const row = findRound(await openedRounds(tx, application), wish.round);
    const mayOpen =
      row !== null &&
      ((await isKeyTo(tx, application, row, wish.key)) || (await mayReadAnswers(context, tx, application)));
    return mayOpen ? roundFormOf(context, tx, application, row) : null;
  });
}

/** Whether it is the key of a link to this round; links name the round by its id or by its number. */
export async function isKeyTo(
  tx: Tx,
  { id }: ApplicationRow,
  round: RoundRow,
  key: string | null | undefined,
): Promise<boolean> {
  const link = key ? await findPublicLink(tx, 'fillRound', key) : null;
  return link?.record === id && (link.part === round.id || link.part === String(round.position));
}

/** A round's form, for whoever may open it: a visitor has shown the key of its link. Null when the form is gone. */
export async function roundFormOf(
  context: RequestContext,
  tx: Tx,
  application: ApplicationRow,
  round: RoundRow,
): Promise<RoundForm | null> {
  const submission = await findSubmission(tx, application.id, round.id);
  const form = await readForm(context, tx, round.formId, submission?.formVersion);
  if (form === null) return null;
  const isReader = context.principal !== null && (await mayReadAnswers(context, tx, application));
  const isHidden = hidesApplicant(context, application);
  const isOpen = isOpenFor(context, application, round, submission);
  // Who was given the link goes on writing what is begun, as long as it can be written.
  const readsAnswers = isReader || (context.principal === null && isOpen);
  const answers = readsAnswers && submission !== null ? await readAnswers(tx, submission.id) : [];
  const { language } = readerOfAnswer(context);
  return {
    applicationId: application.id,
    startupName: isHidden ? hiddenName(context, application) : application.startupName,
    roundId: round.id,
    roundName: textIn(round.names, language, round.name),
    position: round.position,
    instructions: textIn(round.instructionTexts, language, round.instructions ?? '') || null,
    form,
    isSubmitted: submission?.status === 'submitted',
    submittedAt: isReader ? (submission?.submittedAt?.toISOString() ?? null) : null,
    uuid: isReader && !isHidden && mayDownload(context, application) ? (submission?.uuid ?? null) : null,
    isOpen,
    closesAt: isOpen ? await roundDeadline(context, tx, application, round) : null,
    isTaken: await isTaken(context, tx, application),
    handInBy: handInBy(context, application),
    answers: await readableAnswers(context, tx, { application, form, answers }),
    formerQuestions: isOpen ? await formerQuestions(tx, form, answers) : [],
    revision: readsAnswers ? (submission?.revision ?? 0) : null,
  };
}

/** An applicant who hands the form in hands in the application next, which is possible as long as its funnel is open. */
async function isTaken({ principal, tenant }: RequestContext, tx: Tx, application: ApplicationRow): Promise<boolean> {
  if (application.status !== 'draft' || principal === null || application.applicantId !== principal.id) return true;
  return (await loadFunnel(tx, application.funnelId, tenant.timezone))?.isOpen === true;
}

/** Forms that are answered are not the application: of a draft somebody is still to hand it in. */
function handInBy({ principal }: RequestContext, { status, applicantId }: ApplicationRow): RoundForm['handInBy'] {
  if (status !== 'draft') return null;
  return principal !== null && principal.id === applicantId ? 'reader' : 'applicant';
}

/** The applicant, and whoever of the organisation may read the application; not the startup it has become. */
async function mayReadAnswers(context: RequestContext, tx: Tx, application: ApplicationRow): Promise<boolean> {
  const { principal } = context;
  if (principal === null) return false;
  if (application.applicantId === principal.id) return true;
  const scope = writeScope(specCatalog, context, tx);
  if ((await findReadable(scope, specCatalog.get('Application'), application.id)) === null) return false;
  return !admits({ roles: roleGroups.participants }, principal);
}

function mayDownload({ principal }: RequestContext, application: ApplicationRow): boolean {
  return (
    principal?.id === application.applicantId ||
    hasPermission(principal, 'APPLICATION/APPLICATION:DOWNLOAD', {
      row: { readers: application.readers, program: application.programId },
      assigned: { or: [{ readers: { eq: '$user.id' } }, { program: { in: '$user.programs' } }] },
    })
  );
}
