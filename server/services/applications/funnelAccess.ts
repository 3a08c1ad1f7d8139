/** Who reads an application is put together from it, its funnel and the funnel's assignments, and kept on it. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { sameApplicant } from './sameApplicant.ts';

/**
 * Whether those who judge an application are not to know whose it is: what its round says, else what its funnel says.
 * What stands before the first scored round is judged in that one.
 */
export const hiddenIn = (funnel: RawBuilder<unknown>, round: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select case r.applicant_identity when 'hidden' then true when 'shown' then false else f.anonymous end
  from funnel f left join funnel_round r on r.tenant_id = f.tenant_id and r.funnel_id = f.id
    and (r.id = ${round} or r.position = (
      select min(position) from funnel_round where funnel_id = f.id and evaluation_form_id is not null))
  where f.id = ${funnel} order by r.position desc, r.id = ${round} desc limit 1), false)`;

/** Whether an application of this funnel is anonymous while it is in this round. */
export async function isAnonymousIn(tx: Tx, funnel: unknown, round: unknown): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${hiddenIn(sql`${funnel}::text`, sql`${round ?? null}::text`)} as "is"`.execute(tx);
  return rows[0]?.is === true;
}

/**
 * The query `known`: of the applications `a` that are meant, who has said, or of whom it was said, that they know the
 * applicant: of this application, or of another one of the applicant. Not of another where either is hidden: what is closed
 * with it would tell whose it is. Found once, from the few that were declined: asked of each application and evaluator,
 * hundreds of both would take half a minute.
 */
export const knownBy = (isMeant: RawBuilder<unknown>) => sql`known as materialized (
  with declined as (select e.evaluator_id as person, ${applicantOf(sql`o`)} from evaluation e
      join application o on o.tenant_id = e.tenant_id and o.id = e.application_id where e.status = 'declined'),
    meant as (select ${applicantOf(sql`a`)} from application a where ${isMeant})
  select a.id as application, d.person from meant a join declined d on d.id = a.id
  union select a.id, d.person from meant a join declined d on d.applicant = a.applicant where ${areNamed}
  union select a.id, d.person from meant a join declined d on d.startup = a.startup where ${areNamed}
  union select a.id, d.person from meant a join declined d on d.email = a.email where ${areNamed})`;

/** What one applicant is told by, as in `sameApplicant`; by equality alone, so that ten thousand are joined as fast as ten. */
const applicantOf = (alias: RawBuilder<unknown>) => sql`${alias}.id, ${alias}.applicant_id as applicant,
  ${alias}.startup_id as startup, lower(nullif(${alias}.founder_email, '')) as email, ${alias}.anonymous`;
const areNamed = sql`not a.anonymous and not d.anonymous`;

/** Whether somebody knows the applicant of `a`; beside `knownBy`. */
export const knowsApplicant = (person: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from known where known.application = a.id and known.person = ${person})`;

/**
 * Who reads application `a` of funnel `f`: these who judge it, whoever looks after the funnel, and of those who are
 * assigned to the funnel whoever does not know the applicant; beside `knownBy`.
 */
export const readersOf = (judges: RawBuilder<unknown>) => sql`array(select distinct id
  from unnest(${judges} || f.admins_ids || array(select assigned from unnest(f.assigned_evaluators_ids) as assigned
    where not ${knowsApplicant(sql`assigned`)})) as id order by 1)`;

/** Of some people those who know the applicant of an application. */
export async function whoKnowApplicant(
  tx: Tx,
  application: string,
  people: readonly string[],
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<{ id: string }>`with ${knownBy(sql`a.id = ${application}`)}
    select person as id from known where person = any(${[...people]}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Closes an application to whoever knows its applicant, and opens it to whoever knows them no more. */
export function refreshReaders(tx: Tx, application: string): Promise<void> {
  return refresh(tx, sql`a.id = ${application}`);
}

/** The same for all applications of its applicant. */
export function refreshApplicant(tx: Tx, application: string): Promise<void> {
  return refresh(
    tx,
    sql`a.id in (select a.id from application o join application a on ${sameApplicant} where o.id = ${application})`,
  );
}

async function refresh(tx: Tx, isMeant: RawBuilder<unknown>): Promise<void> {
  const readers = readersOf(sql`a.evaluators_ids`);
  const hosts = sql`array(select host from unnest(a.hosts_ids) as host where not ${knowsApplicant(sql`host`)} order by 1)`;
  await sql`with ${knownBy(isMeant)}
    update application a set readers_ids = ${readers}, hosts_ids = ${hosts} from funnel f
    where ${isMeant} and f.tenant_id = a.tenant_id and f.id = a.funnel_id
      and (a.readers_ids is distinct from ${readers} or a.hosts_ids is distinct from ${hosts})`.execute(tx);
}

/** Brings a funnel's applications up to date with the funnel. */
export async function refreshFunnel(tx: Tx, funnelId: string): Promise<void> {
  await sql`update funnel set assigned_evaluators_ids = array(
      select distinct evaluator_id from evaluation_assignation where funnel_id = ${funnelId} order by 1)
    where id = ${funnelId}`.execute(tx);
  await sql`with ${knownBy(sql`a.funnel_id = ${funnelId}`)}
    update application a
    set program_id = f.program_id, funnel_admins_ids = f.admins_ids,
      readers_ids = ${readersOf(sql`a.evaluators_ids`)}
    from funnel f where f.id = ${funnelId} and a.funnel_id = f.id`.execute(tx);
  await refreshAnonymity(tx, funnelId);
}

/** Hides and shows the applicants of a funnel as its rounds say: judged once for each round, written where it differs. */
export async function refreshAnonymity(tx: Tx, funnelId: string): Promise<void> {
  await sql`update application a set anonymous = judged.hidden
    from (select held.round, ${hiddenIn(sql`${funnelId}::text`, sql`held.round`)} as hidden
      from (select distinct round_id as round from application where funnel_id = ${funnelId}) held) judged
    where a.funnel_id = ${funnelId} and a.round_id is not distinct from judged.round
      and a.anonymous <> judged.hidden`.execute(tx);
}

/** Closes evaluations that were handed in or declined, and those of decided applications. */
export async function closeEvaluations(tx: Tx, applicationId: string): Promise<void> {
  await sql`update evaluation e set is_closed = e.status in ('submitted', 'declined') or a.decision is not null
    from application a where a.id = ${applicationId} and e.application_id = a.id`.execute(tx);
}
