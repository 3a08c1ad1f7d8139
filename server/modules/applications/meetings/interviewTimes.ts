import { overlaps, type TimeSpan } from '#domain/availability/spans.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { freeMeetingSlots } from '#server/services/booking/meetingSlots.ts';
import { heldTimes } from '#server/services/booking/ownTimes.ts';

/** When a host has time for an interview and, where it is said about whose application it is, its applicant has nothing else. */
export async function interviewTimes(
  context: RequestContext,
  host: string,
  applicationId: string | null,
): Promise<readonly TimeSpan[]> {
  const times = await freeMeetingSlots(context, { host });
  if (applicationId === null || times.length === 0) return times;
  const application = await context.transact((tx) =>
    findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Application'), applicationId),
  );
  if (typeof application?.applicant !== 'string') return times;
  const taken = await heldTimes(context, application.applicant);
  return times.filter((time) => !taken.some((other) => overlaps(time, other)));
}
