import { whereText } from '#domain/text/whereText.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { demandFree } from '#server/services/booking/expectedElsewhere.ts';
import { saidToOneself } from '#server/services/booking/ownTimes.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { calendarEntryOf } from './calendarEntryOf.ts';
import { mailRegistrant, takePlace, withEvent } from './eventRegistration.ts';
import { isOpen } from './eventRules.ts';
import { busyHostsAt, isEventFull, isHostFull, isLate, isTaken } from './eventSlots.ts';
import { bookedSessions, type HostSlot, type HostTime, sessionsOf } from './hostTimes.ts';
import { whereaboutsOf } from './sessions/moveSessions.ts';
import { type BookedSession, sessionCalendar } from './sessions/sessionCalendar.ts';
import { spendHours } from './spendHours.ts';

export interface WantedSlot {
  /** When it starts. */
  readonly time: string;
  /** With whom; null is whichever host is free. */
  readonly host: string | null;
}

interface Booking {
  readonly event: StoredRow;
  readonly slot: HostSlot;
  readonly userId: string;
  readonly now: Date;
}

/** Books a session for the signed-in user. The event stays locked meanwhile, so two can't take the same one. */
export async function bookSlot(
  context: RequestContext,
  eventId: string,
  wanted: WantedSlot,
  now = context.now(),
): Promise<void> {
  const busy = await busyHostsAt(context, eventId, { ...wanted, now });
  await withEvent(context, eventId, async (tx, event, userId) => {
    const slots = (await sessionsOf(context, event, now)).filter(
      ({ startTime, host }) =>
        Date.parse(startTime) === Date.parse(wanted.time) && (wanted.host === null || host === wanted.host),
    );
    const slot = await chooseSlot(tx, { event, userId, now }, slots, busy);
    await takePlace(tx, event.id, userId);
    await announce({ tx, context }, 'EventPlacesTaken', { event: event.id, people: [userId] });
    const session = await storeBooking(tx, context, { event, slot, userId, now });
    await mailRegistrant({ tx, context }, event, { text: 'event.joined', session });
  });
}

/** The first of the sessions at that time that can be held; what stands in the way of all is said. */
async function chooseSlot(
  tx: Tx,
  { event, userId, now }: Omit<Booking, 'slot'>,
  slots: readonly HostTime[],
  busy: ReadonlySet<string>,
): Promise<HostSlot> {
  const [any] = slots;
  if (any === undefined) throw ConflictError.because('slotUnknown');
  if (idsIn(event.participants).includes(userId)) throw ConflictError.because('slotOwn');
  if (!isOpen(event, now)) throw ConflictError.because('registrationClosed');
  if (isLate(event, any, now)) throw ConflictError.because('registrationLate');
  const booked = await bookedSessions(tx, event.id);
  const untaken = slots.filter((slot) => !isTaken(slot, booked));
  if (untaken.length === 0) throw ConflictError.because('slotTaken');
  const open = isEventFull(event) ? [] : untaken.filter(({ host }) => !isHostFull(event, host, booked));
  if (open.length === 0) throw ConflictError.because('eventFull');
  const awake = open.filter(({ host }) => !busy.has(host));
  // Whoever takes anybody is given somebody with whom hours are left; for what is refused for want of them all the same.
  const chosen = awake.find(({ isFree, isPaid }) => isFree && isPaid) ?? awake.find(({ isFree }) => isFree);
  if (chosen !== undefined) return chosen;
  const [somebody] = awake;
  if (somebody) await demandFree(tx, somebody.host, somebody);
  throw ConflictError.because('timeTaken');
}

const timesOf = ({ startTime, endTime }: HostSlot) => ({ startTime, endTime });

/** The registration with its booking, and the session as its host and the startup see it; gives the latter. */
async function storeBooking(
  tx: Tx,
  context: RequestContext,
  { event, slot, userId, now }: Booking,
): Promise<BookedSession> {
  const sessionId = uuidv7();
  const { place, location } = whereaboutsOf(event);
  const { host } = slot;
  const startup = context.principal?.startupIds[0] ?? null;
  await spendHours(tx, context, { event, slot, startup });
  const session = {
    event: event.id,
    host,
    bookedBy: userId,
    startup,
    ...timesOf(slot),
    place,
    location,
    status: 'REGISTERED',
  };
  await saidToOneself(() => insertRow(tx, specCatalog.get('OneOnOneEvent'), sessionId, session));
  await countMinutes(tx, [startup]);
  await emit(tx, { topic: 'OneOnOneEvent.created', payload: { id: sessionId } });
  const stored = { id: sessionId, version: 1, host, person: userId, ...timesOf(slot), place, location };
  const news = await sessionCalendar({ tx, context }, event, stored, { method: 'REQUEST', reader: userId });
  const entry = await calendarEntryOf({ tx, context }, { event, sessionId, people: [host, userId], ...news });
  await insertRow(tx, specCatalog.get('EventAttendee'), uuidv7(), {
    event: event.id,
    registrant: userId,
    status: 'REGISTERED',
    registrationTime: now.toISOString(),
    bookingDetails: {
      ...timesOf(slot),
      location: whereText(await placeWords(tx, place), location),
      sessionId,
      externalCalendarEventId: entry?.id ?? null,
      externalCalendarEvent: entry,
    },
  });
  const { startTime } = slot;
  await announce({ tx, context }, 'EventSessionBooked', {
    event: event.id,
    session: sessionId,
    host,
    person: userId,
    startTime,
  });
  return stored;
}
