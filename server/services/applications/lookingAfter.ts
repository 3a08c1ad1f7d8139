import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';
import type { ApplicationRow } from './applicationRows.ts';
import { openReadersOf } from './hiddenApplicants.ts';

/**
 * Who hears of what an applicant does: the admins of the funnel, else those of the organisation, and those who work on the
 * application and may know whose it is.
 */
export async function lookingAfter(tx: Tx, context: RequestContext, application: ApplicationRow): Promise<string[]> {
  const { funnelAdmins, applicantId } = application;
  const admins = funnelAdmins.length > 0 ? funnelAdmins : await organisationAdmins(tx);
  const people = [...admins, ...(await openReadersOf(tx, context, application))];
  return [...new Set(people)].filter((id) => id !== applicantId);
}
