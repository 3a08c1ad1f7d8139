import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { findReadable, loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, NotFoundError } from '#server/platform/errors/errors.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { lockAppointments } from '#server/services/booking/lockAppointments.ts';
import { isBusyElsewhere, meetingSlots } from '#server/services/booking/meetingSlots.ts';

export interface MeetingBooking {
  readonly applicationId: string;
  readonly hostId: string;
  readonly startTime: string;
  /** The room; else where it is in words. */
  readonly place?: string | null;
  readonly location?: string | null;
}

const MS_PER_MINUTE = 60_000;

/** Schedules a meeting in a free time of its host, who stays locked meanwhile: two can't take the same time. */
export async function bookMeeting(
  writer: EntityWriter,
  context: RequestContext,
  booking: MeetingBooking,
): Promise<string> {
  // Nothing stays locked while the host's own calendar is asked over the network, and only who could book has it asked.
  const { host, slot: wanted } = await context.transact((tx) => bookable(tx, context, booking));
  if (await isBusyElsewhere(context, host.id, wanted)) throw ConflictError.because('timeTaken');
  return context.transact(async (tx) => {
    const { application, host, slot } = await bookable(tx, context, booking);
    return writer.create(context, 'ApplicationMeeting', {
      title: localeText(context.tenant.defaultLanguage, 'applications', 'meeting.defaultTitle'),
      application: application.id,
      host: host.id,
      startTime: slot.startTime,
      durationMinutes: (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MS_PER_MINUTE,
      status: 'meeting_scheduled',
      place: booking.place ?? null,
      location: booking.location ?? null,
    });
  });
}

/** What is booked, as far as the reader may see it and the time is free; application, people and room stay locked. */
async function bookable(tx: Tx, context: RequestContext, { applicationId, hostId, startTime, place }: MeetingBooking) {
  const scope = writeScope(specCatalog, context, tx);
  const [application, host] = [
    await loadReadable(scope, specCatalog.get('Application'), applicationId),
    await findReadable(scope, specCatalog.get('User'), hostId),
  ];
  if (application === null || host === null) throw new NotFoundError();
  // Not as if they were deleted: whoever tells them of something else meanwhile need not wait.
  const people = [host.id, application.applicant].filter((id) => typeof id === 'string');
  await lockAppointments(tx, { table: 'application_meeting', ids: [], people, places: place ? [place] : [] });
  const slots = await meetingSlots(context, { host: host.id });
  const slot = slots.find((one) => Date.parse(one.startTime) === Date.parse(startTime));
  if (slot === undefined) throw ConflictError.because('timeTaken');
  return { application, host, slot };
}
