import { specCatalog } from '#server/entities/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { ConflictError, NotFoundError } from '#server/graphql/errors.ts';
import { localeText } from '#server/texts/localeTexts.ts';
import { busyElsewhere, meetingSlots } from './meetingSlots.ts';

export interface MeetingBooking {
  readonly applicationId: string;
  readonly hostId: string;
  readonly startTime: string;
  readonly location?: string | null;
}

const MS_PER_MINUTE = 60_000;

/** Schedules a meeting in a free time of its host, who stays locked meanwhile: two can't take the same time. */
export async function bookMeeting(
  writer: EntityWriter,
  context: RequestContext,
  booking: MeetingBooking,
): Promise<string> {
  // Before anything is locked: the host's own calendar is asked over the network.
  const elsewhere = await busyElsewhere(context, booking.hostId);
  return context.transact(async (tx) => {
    // Both are locked by being loaded.
    const scope = writeScope(specCatalog, context, tx);
    const [application, host] = [
      await loadReadable(scope, specCatalog.get('Application'), booking.applicationId),
      await loadReadable(scope, specCatalog.get('User'), booking.hostId),
    ];
    if (application === null || host === null) throw new NotFoundError();
    const slots = await meetingSlots(context, host.id, elsewhere);
    const slot = slots.find(({ startTime }) => Date.parse(startTime) === Date.parse(booking.startTime));
    if (slot === undefined) throw ConflictError.because('timeTaken');
    return writer.create(context, 'ApplicationMeeting', {
      title: localeText(context.tenant.defaultLanguage, 'applications', 'meeting.defaultTitle'),
      application: application.id,
      host: host.id,
      startTime: slot.startTime,
      durationMinutes: (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MS_PER_MINUTE,
      status: 'meeting_scheduled',
      location: booking.location ?? null,
    });
  });
}
