import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';
import type { ApplicationRow } from './applicationRows.ts';
import { whoKnowApplicant } from './funnelAccess.ts';
import { knowing, openReadersOf } from './hiddenApplicants.ts';

/**
 * Who hears of what is said about an application: those who work on it and those who have spoken. An applicant's words
 * reach somebody in any case: the organisation's admins, while nobody has taken the application on.
 */
export async function peopleInTalk(tx: Tx, context: RequestContext, application: ApplicationRow): Promise<string[]> {
  const speakers = await speakersOf(tx, application);
  const isTakenOn = application.funnelAdmins.length > 0 || speakers.length > 0;
  const isAsked = context.principal?.id === application.applicantId;
  return [
    ...(await openReadersOf(tx, context, application)),
    ...(await knowing(tx, context, application, speakers)),
    ...(isAsked && !isTakenOn ? await organisationAdmins(tx) : []),
  ];
}

/** Colleagues who have commented; neither who has left the organisation's side since, nor who knows the applicant. */
async function speakersOf(tx: Tx, { id, applicantId }: ApplicationRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from application_note n
      join "user" u on u.tenant_id = n.tenant_id and u.id = n.author_id
      join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where n.application_id = ${id} and u.id is distinct from ${applicantId}
      and not r.type && array['Applicant', 'Cofounder']`.execute(tx);
  const speakers = rows.map((row) => row.id);
  const knowing = await whoKnowApplicant(tx, id, speakers);
  return speakers.filter((speaker) => !knowing.includes(speaker));
}
