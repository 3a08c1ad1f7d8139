/** An event that was called off is put on again: whoever counted on it has their place back, in their order. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { countingOn, isOpen } from '../eventRules.ts';
import { freePlaces, tellOfRegistrations, waitBefore } from '../eventSeats.ts';
import { loadEvent } from '../loadEvent.ts';
import { restoreSessions } from '../sessions/restoreSessions.ts';

/** Gives registrations back that ended with the event; who left by themselves, or was taken off, has no place to come back to. */
export const restorePlaces: WriteHook = async ({ before, after }, scope) => {
  if (!isPublishedNow(before, after)) return;
  const { tx } = scope;
  const { rows } = await sql<{ person: string }>`update event_attendee a set status = 'REGISTERED',
      version = a.version + 1, updated_at = clock_timestamp()
    from incubator_event e where e.tenant_id = a.tenant_id and e.id = a.event_id and e.id = ${after.id}
      and a.status = 'EVENT_CANCELLED' and e.participants_ids @> array[a.registrant_id]
    returning a.registrant_id as person`.execute(tx);
  if (rows.length > 0) {
    // Of events that were called off by a former release it is only known who came; those of a draft have heard of nothing.
    await noteCalledOff(tx, after.id, rows);
    await restoreSessions(scope, after);
    await tellOfRegistrations(tx, after.id);
  }
  await moveBehind(scope, after);
};

async function noteCalledOff(tx: Tx, event: string, rows: readonly { readonly person: string }[]): Promise<void> {
  const people = rows.map(({ person }) => person);
  await sql`update incubator_event e set called_off_to_ids = e.called_off_to_ids || array(
      select id from unnest(${people}::text[]) id where id <> all(e.called_off_to_ids || e.invited_ids)) where id = ${event}`.execute(
    tx,
  );
}

/** Where there are fewer places than before, those who came last are the first of those who wait. */
async function moveBehind(scope: FollowScope, { id: event, capacity, participants }: StoredRow): Promise<void> {
  if (typeof capacity !== 'number') return;
  const people = idsIn(participants).slice(capacity);
  if (people.length === 0) return;
  await freePlaces(scope.tx, event, people);
  await waitBefore(scope.tx, event, people);
  await announce(scope, 'EventWaitingBegun', { event, people });
}

/**
 * Who counts on an event that is published learns of it: those who were told that it is called off that it is not, all others
 * that they are invited. Who moves up in the same moment learns of that.
 */
export const announceAwaited: WriteHook = async ({ before, after }, scope) => {
  if (!isPublishedNow(before, after)) return;
  const event = await loadEvent(scope, after.id);
  if (event === null) return;
  await sql`update incubator_event set called_off_to_ids = '{}' where id = ${event.id}`.execute(scope.tx);
  if (!isOpen(event, scope.context.now())) return;
  const lists = listsOf(event, new Set(idsIn(event.calledOffTo)), idsIn(after.waiting));
  const { kept, invited } = lists;
  if (sizeOf(kept) > 0) await announce(scope, 'EventPlacesKept', { event: event.id, ...kept });
  if (sizeOf(invited) > 0) await announce(scope, 'EventPeopleInvited', { event: event.id, ...invited, message: null });
};

function listsOf(event: StoredRow, told: ReadonlySet<string>, waitedBefore: readonly string[]) {
  const [coming, waiting, invited] = [idsIn(event.participants), idsIn(event.waiting), idsIn(event.invited)];
  const isAsked = (id: string) => !coming.includes(id) && !waiting.includes(id);
  const [asked, others] = partition(countingOn(event).filter(isAsked), told);
  const stayed = coming.filter((id) => !waitedBefore.includes(id));
  const guests = stayed.filter((id) => !told.has(id) && invited.includes(id));
  return {
    kept: { people: stayed.filter((id) => told.has(id)), waiting: waiting.filter((id) => told.has(id)), asked },
    invited: {
      people: [...guests, ...others],
      waiting: waiting.filter((id) => !told.has(id)),
    },
  };
}

function partition(people: readonly string[], told: ReadonlySet<string>): readonly [string[], string[]] {
  return [people.filter((id) => told.has(id)), people.filter((id) => !told.has(id))];
}

const sizeOf = (lists: Readonly<Record<string, readonly string[]>>): number => Object.values(lists).flat().length;

const isPublishedNow = (before: StoredRow | null, after: StoredRow | null): after is StoredRow =>
  after?.status === 'published' && before?.status !== 'published';
