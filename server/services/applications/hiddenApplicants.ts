/** Whose application it is, where those who judge it are not to know (`FunnelRound.applicantIdentity`, `Funnel.anonymous`). */
import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import { admits } from '#domain/access/gates/admits.ts';
import type { Identity } from '#domain/scoring/hideIdentity.ts';
import type { SqlParameters } from '#server/access/SqlParameters.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import type { ApplicationRow } from './applicationRows.ts';

/** Whether the applicant is hidden from this reader: the rule of the fields that name them (`Application.founderName`). */
export function hidesApplicant(
  { principal }: RequestContext,
  application: Pick<ApplicationRow, 'anonymous' | 'funnelAdmins'>,
): boolean {
  if (!application.anonymous || lacksFeature(principal, 'anonymityApplications')) return false;
  if (principal === null || application.funnelAdmins.includes(principal.id)) return false;
  return admits({ roles: roleGroups.judges }, principal) && !admits({ roles: roleGroups.nonJudges }, principal);
}

/** Whether there may be applicants who are hidden from this reader. */
export const hidesApplicants = (context: RequestContext): boolean =>
  hidesApplicant(context, { anonymous: true, funnelAdmins: [] });

/** SQL that is true where the applicant of a row, which refers to its application, is hidden from such a reader. */
export function hiddenSql({ principal }: RequestContext, alias: string, parameters: SqlParameters): string {
  const reader = parameters.add(principal?.id ?? null, 'text');
  return `exists (select 1 from application h where h.tenant_id = ${alias}.tenant_id and h.id = ${alias}.application_id
    and h.anonymous and not coalesce(h.funnel_admins_ids @> array[${reader}], false))`;
}

/** What a hidden application is called: `Application 12`. */
export function hiddenName(context: RequestContext, { number }: Pick<ApplicationRow, 'number'>): string {
  return textFor(readerOfAnswer(context), 'records', 'hiddenApplication', { number: number ?? '' }) ?? '';
}

/** Of those who may read an application, whoever may know whose it is. */
export function openReadersOf(tx: Tx, context: RequestContext, application: ApplicationRow): Promise<string[]> {
  return knowing(tx, context, application, application.readers);
}

/** Of some people, whoever may know whose application it is. */
export async function knowing(
  tx: Tx,
  { principal }: RequestContext,
  { funnelAdmins, anonymous }: ApplicationRow,
  people: readonly string[],
): Promise<string[]> {
  if (!anonymous || lacksFeature(principal, 'anonymityApplications')) return [...people];
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where u.id = any(${[...people]}::text[])
      and (u.id = any(${[...funnelAdmins]}::text[]) or not r.type && ${[...roleGroups.judges]}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** All that tells whose application it is. */
export function identityOf(application: ApplicationRow): Identity {
  const { startupName, founderName, founderEmail, founderPhone, website } = application;
  return [startupName, founderName, founderEmail, founderPhone, website];
}

/** What an application is called to somebody who is told of it: `Application 12` to whoever is not to know whose it is. */
export async function nameFor(
  { tx, context }: { readonly tx: Tx; readonly context: RequestContext },
  application: ApplicationRow,
  reader: string,
): Promise<string> {
  const isKnown = (await knowing(tx, context, application, [reader])).length > 0;
  return isKnown ? application.startupName : hiddenName(context, application);
}
