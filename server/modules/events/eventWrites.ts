import { sql } from 'kysely';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { asList } from './eventRules.ts';
import { refreshAllViewers, refreshViewer, viewersOf, visibilityFields } from './eventViewers.ts';

/** Who may see an event follows from its lists. */
export const deriveEvent: DeriveValues = async (merged, changes, tx) => {
  return visibilityFields.some((name) => changes[name] !== undefined) ? viewersOf(tx, merged) : {};
};

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

/** Who may see what is kept from some depends on people: of each only their own place among the viewers. */
export const followPerson: WriteHook = async ({ before, after }, { tx }) => {
  const id = after?.id ?? before?.id;
  if (isText(id) && hasChanged(before, after, ['role', 'tags', 'startups', 'assignedStartups'])) {
    await refreshViewer(tx, id);
  }
};

/** And on what the startups of people are. */
export const followStartups: WriteHook = async ({ before, after }, { tx }) => {
  if (hasChanged(before, after, ['tags', 'program'])) await refreshAllViewers(tx);
};

function hasChanged(before: StoredRow | null, after: StoredRow | null, fields: readonly string[]): boolean {
  return fields.some((name) => !isSame(before?.[name], after?.[name]));
}

/** A tag or program that is gone is in the lists of no event any more: whom they let in is asked anew. */
export const followLists: WriteHook = async ({ after }, { tx }) => {
  if (after === null) await refreshAllViewers(tx);
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
