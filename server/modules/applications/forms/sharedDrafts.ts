/** What visitors have written on a shared form and not handed in yet. */
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/secrets.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { type DraftBase, findDraft, keepDraft, placeBySecret } from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, takeAnswers } from '#server/services/forms/answers.ts';
import { countWritten } from '#server/services/forms/openToAll.ts';
import { refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';
import { limitNetwork } from '../applying/applicantAccount.ts';
import { mayShare } from '../applying/makePublicLink.ts';
import { mustFindShared } from './sharedForms.ts';

/** Typing saves every few seconds; so many in a quarter of an hour are one person's. */
const MOST_SAVES = 600;
/** The same of a room full of people at one connection. */
const MOST_SAVES_FROM_NETWORK = 6000;
const MOST_MAILS_FROM_NETWORK = 20;
const MOST_MAILS = 5;

/** The draft that a visitor's secret opens. What is unknown and what is too old look alike. */
export function sharedDraft(context: RequestContext, { secret, draft }: { secret: string; draft: string }) {
  return context.transact(async (tx) => {
    const form = await mustFindShared(context, tx, { secret, draft });
    const found = await findDraft(context, tx, placeBySecret(form.formId, draft));
    if (found === null || found.isHandedIn) {
      const isReadable = found !== null && (await findPublicLink(tx, 'ownAnswers', draft)) !== null;
      return { state: found === null ? ('gone' as const) : ('handedIn' as const), isReadable, answers: [] };
    }
    const { name, email } = found.content.extras;
    return {
      state: 'open' as const,
      isReadable: false,
      revision: found.revision,
      savedAt: found.savedAt,
      expiresAt: found.expiresAt,
      respondent: { name: textOf(name), email: textOf(email) },
      answers: [...takeAnswers(form.elements, found.content.answers).values()],
    };
  });
}

/** How many visitors are at a form, for whoever may close it or end its link. */
export function sharedDraftCount(context: RequestContext, formId: string): Promise<number> {
  return context.transact(async (tx) => {
    if (!(await mayShare(context, tx, formId))) throw new NotFoundError();
    return countWritten(context, tx, formId);
  });
}

export interface SharedDraftInput extends SeenForm {
  readonly secret: string;
  /** Absent: a draft begins. */
  readonly draft?: string | null;
  readonly base: DraftBase;
  readonly respondent: { readonly name?: string | null; readonly email?: string | null };
  readonly answers: readonly AnswerInput[];
}

/** Keeps what a visitor has written so far, however incomplete. The secret of a new draft is told this once. */
export async function saveSharedDraft(context: RequestContext, given: SharedDraftInput) {
  await limitSaves(context, given.draft);
  return context.transact(async (tx) => {
    const form = await mustFindShared(context, tx, given);
    refuseOutdated(form, given);
    const draft = given.draft ?? newSecret();
    // A secret that somebody has made up begins nothing.
    if (given.draft && given.base.revision === 0) throw ForbiddenError.because('draftGone');
    const base = given.draft ? given.base : { ...given.base, revision: 0 };
    const kept = await keepDraft(context, tx, placeBySecret(form.formId, draft), base, {
      answers: [...takeAnswers(form.elements, given.answers).values()],
      extras: {
        name: given.respondent.name?.slice(0, 160) || null,
        email: given.respondent.email?.slice(0, 254) || null,
      },
    });
    return { draft, ...kept };
  });
}

export interface DraftMail {
  readonly secret: string;
  readonly draft: string;
  readonly email: string;
}

/** Mails the link with which a visitor goes on elsewhere. */
export async function mailSharedDraft(context: RequestContext, given: DraftMail): Promise<boolean> {
  const email = given.email.trim();
  if (!isEmailAddress(email)) throw new ValidationError([fieldProblem('email', 'email', { spec: 'User.email' })]);
  await limitNetwork(context, 'draft mail', 'email', MOST_MAILS_FROM_NETWORK);
  for (const what of [`draft-mail ${hashSecret(given.draft)}`, `draft-mail ${email}`]) {
    const wait = await context.transact((tx) => countLoginAttempt(tx, what, MOST_MAILS));
    if (wait !== null) throw new ValidationError([{ path: 'email', reason: 'tooManyAttempts' }]);
  }
  return context.transact(async (tx) => {
    const form = await mustFindShared(context, tx, given);
    const found = await findDraft(context, tx, placeBySecret(form.formId, given.draft));
    if (found === null) throw ForbiddenError.because('draftGone');
    if (found.isHandedIn) throw ForbiddenError.because('draftHandedIn');
    const to = { email, firstName: null, language: context.wishedLanguage, words: { form: form.title } };
    const path = `/share/forms/${encodeURIComponent(given.secret)}?draft=${encodeURIComponent(given.draft)}`;
    await queueMail(tx, accountMail('continueForm', context.tenant, to, path));
    return true;
  });
}

/** In transactions of their own: what is refused counts all the same. */
async function limitSaves(context: RequestContext, draft: string | null | undefined): Promise<void> {
  if (!draft) return limitNetwork(context, 'draft', 'answers');
  await limitNetwork(context, 'draft saves', 'answers', MOST_SAVES_FROM_NETWORK);
  const what = `draft ${hashSecret(draft)}`;
  const wait = await context.transact((tx) => countLoginAttempt(tx, what, MOST_SAVES));
  if (wait !== null) throw new ValidationError([{ path: 'answers', reason: 'tooManyAttempts' }]);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
