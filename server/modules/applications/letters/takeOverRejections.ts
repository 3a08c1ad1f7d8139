import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

/**
 * Of the rejection e-mails of a funnel, and of those of all funnels, one is sent: switching one on switches the other off,
 * in the same transaction.
 */
export const takeOverRejections: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null || after.isActive !== true) return;
  if (before?.isActive === true && before.funnel === after.funnel) return;
  const funnel = after.funnel ?? null;
  // Two that are switched on at the same moment come one after the other, so that the later sees the earlier.
  await sql`select pg_advisory_xact_lock(hashtext(current_setting('app.tenant') || '/rejection/' || ${funnel ?? ''}))`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    update rejection_email set is_active = false, version = version + 1, updated_at = clock_timestamp()
    where is_active and id <> ${after.id} and funnel_id is not distinct from ${funnel} returning id`.execute(tx);
  for (const { id } of rows) await emit(tx, { topic: 'RejectionEmail.updated', payload: { id } });
};
