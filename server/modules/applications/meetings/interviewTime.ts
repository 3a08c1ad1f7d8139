/** When and where a meeting with an applicant is, and what of that is another than before. */
import type { DomainEvents } from '#server/generated/events.gen.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { CalendarEntry } from '#server/platform/mail/calendarPart.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';

type Interview = DomainEvents['InterviewChanged'];

/** What is another about when and where it takes place. */
export function moveOf(interview: Interview): Pick<Notice, 'move'> {
  const { change, startTime: start, durationMinutes, location, formerTime, formerMinutes, formerLocation } = interview;
  if (change !== 'meetingChanged') return {};
  const was = { start: formerTime, end: endOf(formerTime, formerMinutes), where: formerLocation };
  return { move: { was, is: { start, end: endOf(start, durationMinutes), where: location } } };
}

const MS_PER_MINUTE = 60_000;

function endOf(start: string | null, minutes: number | null): string | null {
  return start === null || minutes === null
    ? null
    : new Date(Date.parse(start) + minutes * MS_PER_MINUTE).toISOString();
}

/** The appointment; null where it has no time. */
export function entryOf(
  { context }: FollowScope,
  { id, startupName }: ApplicationRow,
  { meeting, version, title, durationMinutes, location }: Interview,
  start: string | null,
): CalendarEntry | null {
  if (start === null) return null;
  return {
    id: `ApplicationMeeting/${meeting}`,
    sequence: version,
    title: `${title} – ${startupName}`,
    start,
    end: endOf(start, durationMinutes) ?? start,
    location,
    url: `${context.tenant.origin}/application/${id}/meeting`,
  };
}
