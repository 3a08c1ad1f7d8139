import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { type FunnelRow, loadFunnel } from '#server/services/applications/applicationRows.ts';

/** The funnel, when it takes applications now. */
export async function openFunnel({ tenant }: RequestContext, tx: Tx, id: string): Promise<FunnelRow> {
  const funnel = await loadFunnel(tx, id, tenant.timezone);
  if (funnel?.isOpen) return funnel;
  throw new ValidationError([{ path: 'input.funnel', reason: 'programClosed' }]);
}

export async function firstRound(tx: Tx, funnelId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from funnel_round where funnel_id = ${funnelId} order by position, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Mails what the funnel says to those who begin. */
export async function sendInstructions(
  { tenant }: RequestContext,
  tx: Tx,
  funnel: FunnelRow,
  to: string,
): Promise<void> {
  const { instructionSubject: subject, instructionBody: text } = funnel;
  if (subject && text) await queueMail(tx, { from: tenant.mailFrom, to, subject, text });
}
