/** Which domain event the writing of a meeting with an applicant is. */
import { sql } from 'kysely';
import { whereText } from '#domain/text/whereText.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import type { InterviewNews } from './interviewWords.ts';
import { keepHosts } from './keepHosts.ts';

const USUAL_MINUTES = 30;

export const meetingChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  const meeting = after ?? before;
  if (meeting === null) return;
  const application = String(meeting.application);
  if (isAnotherTime(before, after)) {
    // It is what was asked for.
    await sql`update application_meeting set other_time_asked_at = null where id = ${meeting.id}`.execute(tx);
  }
  // A meeting that is given to another application is none of the former any more.
  for (const id of new Set([before?.application, after?.application]))
    if (typeof id === 'string') await keepHosts(tx, id);
  if (after !== null) {
    const { startTime: meetingTime, hostName } = after;
    await recordActivity(tx, context, application, { kind: 'meeting', meetingTime, hostName });
  }
  // Boards and pages of applications say whether there is a talk, and when.
  await emit(tx, { topic: 'Application.updated', payload: { id: application } });
  const change = newsOf(before, after);
  if (change === null) return;
  const known = isOff(before) ? null : textOrNull(before?.host);
  // Who was to host one that is called off has it in their calendar, whoever it was given to with the same change.
  const host = change === 'meetingDeleted' ? known : textOrNull(meeting.host);
  const isNewHost = host !== null && host !== known;
  await announce({ tx, context }, 'InterviewChanged', {
    application,
    meeting: meeting.id,
    change,
    title: String(meeting.title),
    startTime: textOrNull(meeting.startTime),
    durationMinutes: minutesOf(meeting),
    location: await whereOf(meeting, tx),
    host,
    hostName: textOrNull(meeting.hostName),
    isNewHost,
    formerHost: known === host ? null : known,
    formerTime: textOrNull(before?.startTime),
    formerMinutes: before && minutesOf(before),
    formerLocation: before && (await whereOf(before, tx)),
    version: after?.version ?? meeting.version + 1,
  });
};

/** What the change of a meeting means to those who are to come; null where it means nothing to them. */
function newsOf(before: StoredRow | null, after: StoredRow | null): InterviewNews | null {
  if (after === null || isOff(after)) return before === null || isOff(before) ? null : 'meetingDeleted';
  if (before === null || before.status !== after.status) return 'meetingScheduled';
  return told.some((field) => (before[field] ?? null) !== (after[field] ?? null)) ? 'meetingChanged' : null;
}

const minutesOf = ({ durationMinutes }: StoredRow): number =>
  typeof durationMinutes === 'number' ? durationMinutes : USUAL_MINUTES;

async function whereOf({ place, location }: StoredRow, tx: Tx): Promise<string | null> {
  return whereText(await placeWords(tx, place), location);
}

const isAnotherTime = (before: StoredRow | null, after: StoredRow | null): boolean =>
  before !== null && after !== null && (before.startTime !== after.startTime || before.status !== after.status);

const told = ['startTime', 'durationMinutes', 'place', 'location', 'host'] as const;

const isOff = (meeting: StoredRow | null): boolean => meeting?.status === 'meeting_canceled';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
