/** What an applicant would be written, shown before somebody decides. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import type { DecisionAction } from '#server/services/applications/decisions.ts';
import { hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { waitingMailOf } from '../waiting/waitingMail.ts';
import { applicationTeam } from './applicationTeam.ts';
import { acceptanceMail, type Recipient, recipientOf, rejectionMail } from './decisionMails.ts';
import { isUnconfirmedApplicant } from './makeFounder.ts';
import { chosenOf, lettersOf, type RejectionLetter } from './rejectionLetters.ts';

export interface DecisionMail {
  readonly to: string;
  /** Null where no mail is written: the applicant is told in the product only. */
  readonly subject: string | null;
  readonly body: string | null;
  /** As mailboxes show it. */
  readonly html: string | null;
  /** The organisation has written words of its own. */
  readonly isOwn: boolean;
  /** Addresses of the rest of the team, who get accounts with an acceptance. */
  readonly team: readonly string[];
  /** Whoever is accepted has not confirmed the address yet that they signed up with. */
  readonly isUnconfirmed: boolean;
  /** The e-mails that there are for this decision. */
  readonly letters: readonly Pick<RejectionLetter, '_id' | 'name' | 'isUsual'>[];
  /** Which of them it is. */
  readonly letter: string | null;
}

interface Previewed {
  readonly applicationId: string;
  readonly action: DecisionAction;
  /** The e-mail that is looked at; the usual one if not given. */
  readonly letter?: string | null;
}

/** What the applicant would be written; null where no address is known. */
export function decisionMail(context: RequestContext, previewed: Previewed): Promise<DecisionMail | null> {
  return context.transact(async (tx) => {
    const application = await applicationOf(context, tx, previewed.applicationId);
    return previewed.action === 'accept'
      ? ofAcceptance(context, tx, application)
      : ofRejection(context, tx, { ...application, rejectionEmail: previewed.letter ?? null });
  });
}

/** What the applicant would be written of being on the waiting list; null where no address is known. */
export function waitingMail(
  context: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<DecisionMail | null> {
  return context.transact(async (tx) => {
    const application = await applicationOf(context, tx, applicationId);
    const mail = await waitingMailOf(tx, context, application);
    return mail && { to: mail.to, ...shown(mail), isOwn: false, ...nothingElse };
  });
}

/** Who would get accounts with an acceptance, whether or not the applicant has an address to be written to. */
export function acceptedTeam(
  context: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<string[]> {
  return context.transact(async (tx) => {
    const application = await applicationOf(context, tx, applicationId);
    const row = await loadApplication(tx, applicationId);
    if (row === null || hidesApplicant(context, row)) return [];
    return (await applicationTeam(context, tx, application)).map(({ email }) => email);
  });
}

const nothingElse = { team: [], isUnconfirmed: false, letters: [], letter: null };

async function applicationOf(context: RequestContext, tx: Tx, id: string): Promise<StoredRow> {
  const model = specCatalog.get('Application');
  const application = await findReadable(writeScope(specCatalog, context, tx), model, id);
  if (application === null) throw new NotFoundError();
  return application;
}

async function ofAcceptance(context: RequestContext, tx: Tx, application: StoredRow): Promise<DecisionMail | null> {
  const recipient = await recipientOf(tx, application, 'acceptance');
  if (recipient === null) return null;
  const team = await applicationTeam(context, tx, application);
  const mail = acceptanceMail(context.tenant, recipient, '/');
  const isUnconfirmed = await isUnconfirmedApplicant(tx, application);
  return { ...addressed(recipient, mail), ...nothingElse, isUnconfirmed, team: team.map(({ email }) => email) };
}

async function ofRejection(context: RequestContext, tx: Tx, application: StoredRow): Promise<DecisionMail | null> {
  const recipient = await recipientOf(tx, application, 'rejection');
  if (recipient === null) return null;
  const letters = await lettersOf(tx, { application: application.id });
  const letter = chosenOf(letters, application.rejectionEmail)?._id ?? null;
  return { ...addressed(recipient, rejectionMail(context.tenant, recipient)), ...nothingElse, letters, letter };
}

const addressed = ({ email, template }: Recipient, mail: NewMail | null) => ({
  to: email,
  ...shown(mail),
  isOwn: template !== null,
});

const shown = (mail: NewMail | null) => ({
  subject: mail?.subject ?? null,
  body: mail?.text ?? null,
  html: mail?.html ?? null,
});
