import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { asList } from './eventRules.ts';

/** Registrations keep who looks after their event, and end with it. */
export const followEvent: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null) return;
  if (!sameManagers(before, after)) {
    await sql`update event_attendee set manager_ids = ${managersOf(after)}::text[] where event_id = ${after.id}`.execute(
      tx,
    );
  }
  if (before.status !== 'cancelled' && after.status === 'cancelled') {
    await sql`update event_attendee set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
    await sql`update one_on_one_event set status = 'EVENT_CANCELLED', version = version + 1, updated_at = clock_timestamp()
      where event_id = ${after.id} and status = 'REGISTERED'`.execute(tx);
  }
};

/** Those who look after an event's registrations. */
export function managersOf(event: StoredRow): readonly string[] {
  const { createdBy, hosts, editPermission } = event;
  return [...new Set([createdBy, ...asList(hosts), ...asList(editPermission)].filter(isText))];
}

function sameManagers(before: StoredRow, after: StoredRow): boolean {
  return isSame(managersOf(before), managersOf(after));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
