/** Whoever has handed in learns by mail that it has arrived, and by when they hear more; the same as their page says. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { type NewMail, queueMail } from '#server/platform/mail/mail.ts';
import { periodText } from '#server/platform/texts/periodText.ts';
import { readerIn, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { applicantOf } from '../letters/funnelLetter.ts';

export const handedInNews = [
  follower(
    'ApplicationStatusChanged',
    'mail',
    'The applicant, of what they have handed in: that it has arrived, and by when they hear',
    async ({ payload: { application: id, status, from } }, scope) => {
      if (from !== 'draft' || actionOf(status) !== null) return;
      const application = await loadStored(scope.tx, specCatalog.get('Application'), id);
      const mail = application && (await handedInMail(scope, application));
      if (mail) await queueMail(scope.tx, mail);
    },
  ),
];

/** Null where no address is known. */
async function handedInMail({ tx, context: { tenant } }: FollowScope, application: Values): Promise<NewMail | null> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return null;
  const { email, startup, program, language } = applicant;
  const next = nextText(readerIn(language, tenant), await hearsBy(tx, application));
  const words = { startup, program: program ?? tenant.name, next };
  const to = { email, firstName: applicant.name || null, language, words };
  return accountMail('handedIn', tenant, to, `/application/${application.id}/progress`);
}

/** The day that the round it stands in names; null where it names none. */
async function hearsBy(tx: Tx, { round }: Values): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select hears_by::text as day from funnel_round where id = ${round ?? null}`.execute(tx);
  return rows[0]?.day ?? null;
}

function nextText(reader: TextReader, day: string | null): string {
  if (day === null) return textFor(reader, 'mails', 'handedIn.waiting') ?? '';
  const date = periodText(reader.language, { from: null, to: day });
  return textFor(reader, 'mails', 'handedIn.hearsBy', { date }) ?? '';
}
