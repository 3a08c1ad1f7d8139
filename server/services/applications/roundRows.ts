import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from './applicationRows.ts';
import { actionOf } from './decisions.ts';

/** A round that has a form. */
export interface RoundRow {
  readonly id: string;
  readonly name: string;
  readonly names: readonly TranslatedText[];
  readonly position: number;
  /** Of an application that has begun to answer it, the one that it answers. */
  readonly formId: string;
  readonly instructions: string | null;
  readonly instructionTexts: readonly TranslatedText[];
  /** Days between which its form can be filled, both included: `2030-01-10`. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

export interface SubmissionRow {
  readonly id: string;
  readonly uuid: string | null;
  readonly status: string;
  readonly submittedAt: Date | null;
  readonly submittedBy: string | null;
  /** The version of the form that is answered; null where the form had none. */
  readonly formVersion: number | null;
  /** How often answers were kept, and by which open page last. */
  readonly revision: number;
  readonly savedBy: string | null;
}

/** The rounds of a funnel, each with the form that it asks now. */
export const roundsOf = (tx: Tx, funnelId: string) => roundsAsking(tx, funnelId, sql`r.form_id`);

/** The same as an application knows them: what it has begun to answer stays its form, whatever the round asks since. */
export const roundsFor = (tx: Tx, { id, funnelId }: Pick<ApplicationRow, 'id' | 'funnelId'>) =>
  roundsAsking(
    tx,
    funnelId,
    sql`coalesce((select s.form_id from form_submission s where s.application_id = ${id} and s.round_id = r.id
      order by s.created_at desc limit 1), r.form_id)`,
  );

async function roundsAsking(tx: Tx, funnelId: string, form: RawBuilder<unknown>): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select * from (select r.id, r.name, coalesce(r.names, '[]') as names, r.position, ${form} as "formId", r.instructions,
      coalesce(r.instruction_texts, '[]') as "instructionTexts", r.opens_at::text as "opensAt", r.closes_at::text as "closesAt"
      from funnel_round r where r.funnel_id = ${funnelId}) asking
    where "formId" is not null order by position, id`.execute(tx);
  return rows;
}

/** The rounds that an application has come to; the first one from the start. */
export async function openedRounds(tx: Tx, application: ApplicationRow): Promise<readonly RoundRow[]> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) filter (where id = ${application.roundId}), min(position)) as position
    from funnel_round where funnel_id = ${application.funnelId}`.execute(tx);
  const reached = rows[0]?.position ?? 0;
  return (await roundsFor(tx, application)).filter(({ position }) => position <= reached);
}

/** A round by its id or its number. */
export function findRound(rounds: readonly RoundRow[], round: string): RoundRow | null {
  return rounds.find((row) => row.id === round || String(row.position) === round) ?? null;
}

/** What was answered in a round so far. */
export const findSubmission = (tx: Tx, applicationId: string, roundId: string) =>
  submissionIn(tx, applicationId, roundId, sql``);

/** The same, locked. */
export const lockSubmission = (tx: Tx, applicationId: string, roundId: string) =>
  submissionIn(tx, applicationId, roundId, sql`for update`);

async function submissionIn(
  tx: Tx,
  applicationId: string,
  roundId: string,
  hold: RawBuilder<unknown>,
): Promise<SubmissionRow | null> {
  const { rows } = await sql<SubmissionRow>`
    select id, uuid, status, submitted_at as "submittedAt", submitted_by_id as "submittedBy",
      form_version as "formVersion", revision, saved_by as "savedBy" from form_submission
    where application_id = ${applicationId} and round_id = ${roundId}
    order by created_at desc limit 1 ${hold}`.execute(tx);
  return rows[0] ?? null;
}

/** Whether today, where the organisation is, lies between the days of the round. */
function isInTime({ tenant, now }: RequestContext, { opensAt, closesAt }: RoundRow): boolean {
  const today = dayOf(tenant.timezone, now());
  return (opensAt ?? today) <= today && today <= (closesAt ?? today);
}

/** Open in its days, until it is handed in or decided: to the applicant, and to a visitor, who has been let in by a link. */
export function isOpenFor(
  context: RequestContext,
  application: ApplicationRow,
  round: RoundRow,
  submission: SubmissionRow | null,
): boolean {
  if (!isInTime(context, round)) return false;
  if (submission?.status === 'submitted' || actionOf(application.status) !== null) return false;
  return context.principal === null || context.principal.id === application.applicantId;
}
