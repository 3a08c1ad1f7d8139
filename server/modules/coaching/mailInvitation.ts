import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { endPublicLinks, issuePublicLink } from '#server/services/auth/publicLinks.ts';

const PURPOSE = 'cancelMeeting';

interface Invitee {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string | null;
  readonly sessionName: string;
}

/** Whoever is newly invited gets a mail; its link calls the meeting off until it begins, and each has a secret of their own. */
export const mailInvitation: WriteHook = async ({ before, after }, { tx, context }) => {
  const [known, invited] = [idsIn(before?.invitees), idsIn(after?.invitees)];
  for (const id of known.filter((person) => !invited.includes(person))) {
    await endPublicLinks(tx, { purpose: PURPOSE, record: String(before?.id), part: id });
  }
  if (after === null || after.status !== 'pending') return;
  const added = invited.filter((id) => !known.includes(id));
  const { rows } = await sql<Invitee>`
    select u.id, u.email, u.first_name as "firstName", u.language, s.name as "sessionName"
    from "user" u join coaching_session s on s.tenant_id = u.tenant_id and s.id = ${after.session}
    where u.id = any(${added}::text[]) and lower(u.status) = 'active' and s.status = 'planned' order by u.id`.execute(
    tx,
  );
  for (const invitee of rows) {
    const secret = await issuePublicLink(tx, { purpose: PURPOSE, record: after.id, part: invitee.id });
    const path = `/coaching/invitation/${secret}/cancel-meeting`;
    const to = { ...invitee, words: { subject: invitee.sessionName } };
    await queueMail(tx, accountMail('coachingInvitation', context.tenant, to, path));
  }
};

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
