import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { demandMinutes } from '#server/services/booking/minutesLeft.ts';
import type { HostSlot } from './hostTimes.ts';

interface Spending {
  readonly event: StoredRow;
  readonly slot: HostSlot;
  readonly startup: string | null;
}

/**
 * Refuses a session that takes more minutes than the startup has left with its host. Sessions of events count as coaching
 * does, but for events that say otherwise (`ignoreHourAllocation`).
 * @throws ConflictError
 */
export async function spendHours(
  tx: Tx,
  { tenant }: RequestContext,
  { event, slot, startup }: Spending,
): Promise<void> {
  if (!countsHours(tenant, event)) return;
  const { startTime, endTime, host } = slot;
  const minutes = (Date.parse(endTime) - Date.parse(startTime)) / 60_000;
  await demandMinutes(tx, { startup, hosts: [host], startTime, minutes, besides: null });
}

/** Whether sessions of an event take minutes from the hours that startups were allotted. */
export function countsHours({ features }: RequestContext['tenant'], event: StoredRow): boolean {
  return features.switches.hoursAllocation === true && event.ignoreHourAllocation !== true;
}
