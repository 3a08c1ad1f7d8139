import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { isOnline } from '../appointmentOf.ts';
import { isOfSessions } from '../eventRules.ts';
import { findSessions } from './sessionCalendar.ts';

/** Booked sessions go where their event goes; the times that people have agreed on stay. */
export async function moveSessions(scope: FollowScope, event: StoredRow): Promise<void> {
  if (!isOfSessions(scope.context, event)) return;
  const whereabouts = whereaboutsOf(event);
  for (const session of await findSessions(scope, event.id)) {
    if (session.place === whereabouts.place && session.location === whereabouts.location) continue;
    await updateRow(scope.tx, specCatalog.get('OneOnOneEvent'), session.id, { ...whereabouts });
    await emit(scope.tx, { topic: 'OneOnOneEvent.updated', payload: { id: session.id } });
  }
}

/** Booked sessions are called by their event: each is another one for calendars. Gives who holds them and comes to them. */
export async function retitleSessions(scope: FollowScope, event: StoredRow): Promise<readonly string[]> {
  const sessions = await findSessions(scope, event.id);
  for (const { id, place, location } of sessions) {
    await updateRow(scope.tx, specCatalog.get('OneOnOneEvent'), id, { place, location });
    await emit(scope.tx, { topic: 'OneOnOneEvent.updated', payload: { id } });
  }
  return sessions.flatMap(({ host, person }) => [host, person]);
}

interface Whereabouts {
  readonly place: string | null;
  readonly location: string | null;
}

/** Where people meet: on a screen or in a place, as the event says; where it says neither, whichever is known. */
export function whereaboutsOf(event: StoredRow): Whereabouts {
  const { text, link } = (event.location ?? {}) as Record<string, unknown>;
  const { url } = (event.conferenceData ?? {}) as Record<string, unknown>;
  const words = (isOnline(event) ? [url, text, link] : [text, link, url]).find(
    (part) => typeof part === 'string' && part !== '',
  );
  return {
    place: isOnline(event) || typeof event.place !== 'string' ? null : event.place,
    location: typeof words === 'string' ? words.slice(0, 300) : null,
  };
}
