import { CompiledQuery } from 'kysely';
import type { EventSlot } from '#domain/events/bookableSlots.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { demandFree } from '#server/services/booking/expectedElsewhere.ts';
import { mailRegistrant, takePlace, withEvent } from './eventRegistration.ts';
import { asList, hostOf, isOpen } from './eventRules.ts';
import { isBusyAt, isFull, isLate, isTaken, slotsOf, takenSlotsSql } from './eventSlots.ts';

/** What is said when a session is refused. */
interface Booking {
  readonly event: StoredRow;
  readonly slot: EventSlot;
  readonly userId: string;
  readonly now: Date;
}

/** Books a session for the signed-in user. The event stays locked meanwhile, so two can't take the same one. */
export async function bookSlot(context: RequestContext, eventId: string, time: string, now = new Date()) {
  if (await isBusyAt(context, eventId, time, now)) throw ConflictError.because('timeTaken');
  await withEvent(context, eventId, async (tx, event, userId) => {
    const slot = slotsOf(context, event).find(({ startTime }) => Date.parse(startTime) === Date.parse(time));
    if (slot === undefined) throw ConflictError.because('slotUnknown');
    const booking = { event, slot, userId, now };
    refuse(booking, await takenSlots(tx, event.id));
    await takePlace(tx, event.id, userId);
    await storeBooking(tx, context, booking);
    await mailRegistrant(tx, context, event, 'event.joined');
  });
}

function refuse({ event, slot, userId, now }: Booking, taken: readonly EventSlot[]): void {
  if (asList(event.participants).includes(userId)) throw ConflictError.because('slotOwn');
  if (!isOpen(event, now)) throw ConflictError.because('registrationClosed');
  if (isLate(event, slot, now)) throw ConflictError.because('registrationLate');
  if (isTaken(slot, taken)) throw ConflictError.because('slotTaken');
  if (isFull(event, taken)) throw ConflictError.because('eventFull');
}

async function takenSlots(tx: Tx, eventId: string): Promise<readonly EventSlot[]> {
  const { rows } = await tx.executeQuery<EventSlot>(CompiledQuery.raw(takenSlotsSql('$1'), [eventId]));
  return rows;
}

/** The registration with its booking, and the session as its host and the startup see it. */
async function storeBooking(tx: Tx, context: RequestContext, { event, slot, userId, now }: Booking): Promise<void> {
  const sessionId = uuidv7();
  const location = placeOf(event);
  const host = hostOf(event);
  if (host === null) throw ConflictError.because('registrationClosed');
  const startup = context.principal?.startupIds[0] ?? null;
  await demandFree(tx, { id: sessionId, people: [host], start: slot.startTime, end: slot.endTime });
  const session = { event: event.id, host, bookedBy: userId, startup, ...slot, location, status: 'REGISTERED' };
  await insertRow(tx, specCatalog.get('OneOnOneEvent'), sessionId, session);
  await insertRow(tx, specCatalog.get('EventAttendee'), uuidv7(), {
    event: event.id,
    registrant: userId,
    status: 'REGISTERED',
    registrationTime: now.toISOString(),
    bookingDetails: { ...slot, location, sessionId },
  });
}

function placeOf({ location, conferenceData }: StoredRow): string | null {
  const { text, link } = (location ?? {}) as Record<string, unknown>;
  const { url } = (conferenceData ?? {}) as Record<string, unknown>;
  const place = [text, link, url].find((part) => typeof part === 'string' && part !== '');
  return typeof place === 'string' ? place.slice(0, 300) : null;
}
