import { dayOf } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';

/** A pause that is set to begin today, or before, begins at once: the clock looks for days that come. */
export const pauseAtOnce: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before?.status !== 'open' || after?.status !== 'open' || before.pausesAt === after.pausesAt) return;
  const today = dayOf(context.tenant.timezone, context.now());
  const has = (day: unknown) => typeof day === 'string' && day <= today;
  if (has(after.pausesAt) && !has(after.resumesAt))
    await updateRow(tx, specCatalog.get('Funnel'), after.id, { status: 'paused' });
};
