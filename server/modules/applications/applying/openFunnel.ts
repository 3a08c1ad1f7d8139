import { type RawBuilder, sql } from 'kysely';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { type FunnelRow, loadFunnel } from '#server/services/applications/applicationRows.ts';
import { type Applicant, inLanguage, letterTo } from '../letters/funnelLetter.ts';

/** The funnel, when it takes applications now. */
export async function openFunnel({ tenant }: RequestContext, tx: Tx, id: string): Promise<FunnelRow> {
  const funnel = await loadFunnel(tx, id, tenant.timezone);
  if (funnel?.isOpen) return funnel;
  throw new ValidationError([{ path: 'input.funnel', reason: 'programClosed' }]);
}

/** The same, when somebody can begin now: a first form that is over would never open to them. */
export async function funnelToBegin(context: RequestContext, tx: Tx, id: string): Promise<FunnelRow> {
  const funnel = await openFunnel(context, tx, id);
  const { rows } = await sql<{
    isOver: boolean;
  }>`select ${firstRoundIsOver(sql`${id}::text`, context)} as "isOver"`.execute(tx);
  if (rows[0]?.isOver !== true) return funnel;
  throw new ValidationError([{ path: 'input.funnel', reason: 'programClosed' }]);
}

/** Whether the last day of a funnel's first round is behind us, where the organisation is. */
export const firstRoundIsOver = (funnel: RawBuilder<unknown>, { tenant }: Pick<RequestContext, 'tenant'>) =>
  sql<boolean>`coalesce((select r.closes_at from funnel_round r where r.funnel_id = ${funnel}
    order by r.position, r.id limit 1) < (now() at time zone ${tenant.timezone})::date, false)`;

export async function firstRound(tx: Tx, funnelId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from funnel_round where funnel_id = ${funnelId} order by position, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Who has begun, and in which language they read; null for the organisation's. */
interface Beginner extends Omit<Applicant, 'program'> {
  readonly language: string | null;
}

interface Begun {
  readonly funnel: FunnelRow;
  /** Its id. */
  readonly application: string;
  readonly beginner: Beginner;
}

/** Mails what the funnel says to those who begin: its letter with their names, and the way on to their application. */
export async function sendInstructions(
  { tenant }: RequestContext,
  tx: Tx,
  { funnel, application, beginner }: Begun,
): Promise<void> {
  const { instructionSubject: subject, instructionBody: body, instructionDocument: document } = funnel;
  if (!subject || !body) return;
  const language = beginner.language ?? tenant.defaultLanguage;
  const { instructionSubjects: subjects, instructionBodies: bodies, programName, programNames } = funnel;
  const program = programName && textIn(programNames, language, programName);
  const written = inLanguage({ subject, body, document, subjects, bodies }, language);
  const letter = letterTo(tenant, { ...beginner, program }, written, language);
  const link = { href: `${tenant.origin}/application/${application}/progress` };
  await queueMail(tx, composeMail(tenant, beginner.email, language, { ...letter, link, after: [] }));
}
