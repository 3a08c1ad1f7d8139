import { sql } from 'kysely';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import type { TranslatedWriting } from '#domain/richText/writingIn.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What a funnel gives to all that belongs to it. */
export interface FunnelRow {
  readonly id: string;
  readonly name: string;
  readonly programId: string | null;
  readonly programName: string | null;
  readonly programNames: readonly TranslatedText[];
  readonly admins: readonly string[];
  readonly assignedEvaluators: readonly string[];
  readonly status: string;
  /** Open now: published, today lies between its dates, and its program is not over. */
  readonly isOpen: boolean;
  readonly instructionSubject: string | null;
  readonly instructionBody: string | null;
  /** The body as formatted writing; null in rows from before there was any. */
  readonly instructionDocument: unknown;
  readonly instructionSubjects: readonly TranslatedText[] | null;
  readonly instructionBodies: readonly TranslatedWriting[] | null;
}

/** The funnel, whoever asks; null when there is none. `timezone` decides which day it is. */
export async function loadFunnel(tx: Tx, id: unknown, timezone = 'UTC'): Promise<FunnelRow | null> {
  if (typeof id !== 'string') return null;
  const today = sql`(now() at time zone ${timezone})::date`;
  const { rows } = await sql<FunnelRow>`
    select f.id, f.name, f.program_id as "programId", p.name as "programName",
      coalesce(p.names, '[]') as "programNames", f.admins_ids as admins,
      f.assigned_evaluators_ids as "assignedEvaluators", f.status,
      f.status = 'open' and coalesce(f.opens_at <= ${today}, true) and coalesce(f.closes_at >= ${today}, true)
        and p.status is distinct from 'finished' as "isOpen",
      f.instruction_email_subject as "instructionSubject", f.instruction_email_body as "instructionBody",
      f.instruction_email_body_document as "instructionDocument",
      f.instruction_email_subjects as "instructionSubjects", f.instruction_email_bodies as "instructionBodies"
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** What an application gives to all that belongs to it. */
export interface ApplicationRow {
  readonly id: string;
  readonly startupName: string;
  readonly funnelId: string;
  readonly programId: string | null;
  readonly applicantId: string | null;
  readonly founderName: string | null;
  readonly founderEmail: string | null;
  readonly founderPhone: string | null;
  readonly website: string | null;
  readonly description: string | null;
  readonly country: string | null;
  /** In its funnel; stands for the name where that is hidden. */
  readonly number: number | null;
  /** Those who judge it don't learn whose it is. */
  readonly anonymous: boolean;
  readonly status: string;
  /** It was decided, and the applicant is told later. */
  readonly untold: boolean;
  /** What the applicant read before a decision that is not told; null in rows from before it was kept. */
  readonly toldStatus: string | null;
  readonly roundId: string | null;
  readonly isLead: boolean;
  readonly readers: readonly string[];
  readonly funnelAdmins: readonly string[];
}

export async function loadApplication(tx: Tx, id: unknown): Promise<ApplicationRow | null> {
  if (typeof id !== 'string') return null;
  const { rows } = await sql<ApplicationRow>`
    select id, startup_name as "startupName", funnel_id as "funnelId", program_id as "programId",
      applicant_id as "applicantId", founder_name as "founderName", founder_email as "founderEmail",
      founder_phone as "founderPhone", website, description, country, number, anonymous, status, untold,
      told_status as "toldStatus",
      round_id as "roundId", is_lead as "isLead", readers_ids as readers, funnel_admins_ids as "funnelAdmins"
    from application where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** As above, after waiting for whoever is writing to the application: what is read next is what they have left. */
export async function lockApplication(tx: Tx, id: unknown): Promise<ApplicationRow | null> {
  if (typeof id !== 'string') return null;
  await sql`select 1 from application where id = ${id} for update`.execute(tx);
  return loadApplication(tx, id);
}
