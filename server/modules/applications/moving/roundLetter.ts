/** What applicants are written when their application comes into a round (`FunnelRound.mailBody`). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import {
  applicantOf,
  type FunnelLetter,
  inLanguage,
  letterTo,
  type TranslatedLetter,
} from '../letters/funnelLetter.ts';

/** The round's own mail to the applicant; null where nobody has written one, or no address is known. */
export async function roundLetter(
  tx: Tx,
  { tenant }: Pick<RequestContext, 'tenant'>,
  moved: { readonly application: string; readonly round: string },
): Promise<NewMail | null> {
  const application = await loadStored(tx, specCatalog.get('Application'), moved.application);
  const applicant = application && (await applicantOf(tx, application));
  const language = applicant?.language ?? tenant.defaultLanguage;
  const letter = applicant && (await letterOf(tx, moved.round, language));
  if (!letter || !applicant) return null;
  // What was written must not stay unsent for want of a subject.
  const usual = textFor(readerIn(language, tenant), 'notices', 'application.moved', { name: applicant.startup });
  const subject = letter.subject || (usual ?? applicant.startup);
  const link = { href: `${tenant.origin}/application/${moved.application}/progress` };
  return composeMail(tenant, applicant.email, language, {
    ...letterTo(tenant, applicant, { ...letter, subject }, language),
    link,
    after: [],
  });
}

/** In the language where it is written in it; null where nobody has written one. */
async function letterOf(tx: Tx, round: string, language: string): Promise<FunnelLetter | null> {
  const { rows } = await sql<TranslatedLetter>`
    select coalesce(mail_subject, '') as subject, mail_subjects as subjects,
      coalesce(mail_body, '') as body, mail_body_document as document, mail_bodies as bodies
    from funnel_round where id = ${round}`.execute(tx);
  const letter = rows[0] && inLanguage(rows[0], language);
  return letter && letter.body !== '' ? letter : null;
}
