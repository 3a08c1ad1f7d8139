import { sql } from 'kysely';
import type { TimeSpan } from '#domain/availability/spans.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { findReadable, loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import { isBusyElsewhere, meetingSlots } from '#server/services/booking/meetingSlots.ts';
import { demandMinutes } from '#server/services/booking/minutesLeft.ts';
import { demandOwnTime } from '#server/services/booking/ownTimes.ts';
import { usualPlace } from '#server/services/booking/usualPlace.ts';
import { isOwnStartup } from './bookableTimes.ts';

export interface MeetingWish {
  readonly personId: string;
  readonly startTime: string;
  readonly message?: string | null | undefined;
  readonly startupId?: string | null;
}

/** Asks somebody for a meeting at one of their free times. Gives the id of the request. */
export async function requestMeeting(
  writer: EntityWriter,
  context: RequestContext,
  wish: MeetingWish,
): Promise<string> {
  // Nothing stays locked while the calendar of the other is asked over the network.
  const startup = wish.startupId ?? context.principal?.startupIds[0] ?? null;
  const wanted = await context.transact((tx) => freeSlot(tx, context, { ...wish, startup }));
  if (await isBusyElsewhere(context, wish.personId, wanted)) throw ConflictError.because('timeTaken');
  return context.transact(async (tx) => {
    const { startTime, endTime } = await freeSlot(tx, context, { ...wish, startup });
    if (startup === null)
      throw new ValidationError([fieldProblem('input.startupId', 'required', { spec: 'MeetingRequest.startup' })]);
    await demandUnasked(tx, { mentor: wish.personId, startup, startTime });
    const message = wish.message?.trim() || (await wordsFor(tx, context, { mentor: wish.personId, startup }));
    const location = await usualPlace(tx, wish.personId);
    const input = { message, mentor: wish.personId, startup, startTime, endTime, ...(location && { location }) };
    return writer.create(context, 'MeetingRequest', input);
  });
}

/** Where somebody usually meets, as those whom they let book their hours may know. */
export function usualMeetingPlace(context: RequestContext, personId: string): Promise<string | null> {
  return context.transact(async (tx) => {
    const person = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('User'), personId);
    const slots = person === null ? [] : await meetingSlots(context, { host: personId, startup: null });
    return slots.length === 0 ? null : usualPlace(tx, personId);
  });
}

/** Whoever has asked for a time waits for the answer; the person who is asked is locked, so two at once count as well. */
async function demandUnasked(
  tx: Tx,
  { mentor, startup, startTime }: { readonly mentor: string; readonly startup: string; readonly startTime: string },
): Promise<void> {
  const { rows } = await sql`select from meeting_request
    where mentor_id = ${mentor} and startup_id = ${startup} and status = 'pending'
      and start_time = ${startTime}::timestamptz limit 1`.execute(tx);
  if (rows.length > 0) throw ConflictError.because('meetingAskedAlready');
}

/** What a request is about whose message was left out: who meets, in the language of the organisation. */
async function wordsFor(
  tx: Tx,
  { tenant }: RequestContext,
  { mentor, startup }: { readonly mentor: string; readonly startup: string },
): Promise<string> {
  const { rows } = await sql<{ person: string; startup: string }>`
    select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as person, s.name as startup
    from "user" u, startup s where u.id = ${mentor} and s.id = ${startup}`.execute(tx);
  const [names] = rows;
  return (names && textFor(readerIn(null, tenant), 'records', 'meetingOf', { ...names })) ?? '';
}

interface WantedTime {
  readonly personId: string;
  readonly startTime: string;
  readonly startup: string | null;
}

/** The free time that begins then, as far as the reader may know of it, and at which they have nothing else; the person is locked by being loaded. */
export async function freeSlot(
  tx: Tx,
  context: RequestContext,
  { personId, startTime, startup }: WantedTime,
): Promise<TimeSpan> {
  const person = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('User'), personId);
  if (person === null) throw new NotFoundError();
  const slot = await slotAt(context, { personId, startTime, startup });
  if (slot === undefined) {
    await demandHoursLeft(tx, context, { personId, startTime, startup });
    throw ConflictError.because('timeTaken');
  }
  // Whoever asks on behalf of others need not be free themselves.
  if (startup === null || isOwnStartup(context, startup)) await demandOwnTime(tx, context, slot);
  return slot;
}

async function slotAt(context: RequestContext, { personId, startTime, startup }: WantedTime) {
  const slots = await meetingSlots(context, { host: personId, startup });
  return slots.find((one) => Date.parse(one.startTime) === Date.parse(startTime));
}

/** A time that would be free were there hours enough is refused for want of them: that it is taken would not be so. */
async function demandHoursLeft(tx: Tx, context: RequestContext, wanted: WantedTime): Promise<void> {
  const { personId, startup } = wanted;
  const slot = startup === null ? undefined : await slotAt(context, { ...wanted, startup: null });
  if (slot === undefined || startup === null) return;
  const minutes = Math.round((Date.parse(slot.endTime) - Date.parse(slot.startTime)) / 60_000);
  await demandMinutes(tx, { startup, hosts: [personId], startTime: slot.startTime, minutes, besides: null });
}
