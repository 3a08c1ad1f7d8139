/** Whom an application names beside the one who applied: the rows of its tables that ask for co-founders. */
import { sql } from 'kysely';
import { isTeamTable, type TeamMember, teamMembers } from '#domain/forms/teamTable.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { answersOf } from '../founding/answersOf.ts';

/** No team of founders is larger; what somebody pastes into a form must not become a mailing. */
const MOST = 20;

/** The rest of the team, each address once, without the founder's own. */
export async function applicationTeam(context: RequestContext, tx: Tx, application: Values): Promise<TeamMember[]> {
  const { asked, answers } = await answersOf(context, tx, String(application.id), String(application.funnel));
  const own = await addressesOf(tx, application);
  const named = asked
    .filter(isTeamTable)
    .flatMap((element) => teamMembers(element, answers.get(element._id) ?? { arrayValue: [] }));
  const others = new Map(named.filter(({ email }) => !own.has(email)).map((member) => [member.email, member]));
  return [...others.values()].slice(0, MOST);
}

/** Of who applied: what the application says, and that of their account. */
async function addressesOf(tx: Tx, { founderEmail, applicant }: Values): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`select email from "user" where id = ${applicant ?? null}`.execute(tx);
  const known = [founderEmail, ...rows.map(({ email }) => email)].map((address) => String(address ?? ''));
  return new Set(known.map((address) => address.trim().toLowerCase()));
}
