import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { endPublicLinks } from '#server/services/auth/publicLinks.ts';
import { speakersOf } from './sidesOf.ts';

/** Purpose of the links in mails that answer a request without signing in. */
export const ANSWER_LINK = 'answerMeeting';

/** A request that waits for an answer no more, as it was; one that is deleted is not there to be looked at. */
export async function announceEnd(scope: FollowScope, request: StoredRow, isDeleted: boolean): Promise<void> {
  await endPublicLinks(scope.tx, { purpose: ANSWER_LINK, record: request.id });
  const [mentor, startup] = [String(request.mentor), String(request.startup)];
  const requestedBy = textOrNull(request.requestedBy);
  const speakers = await speakersOf(scope.tx, { startup, requestedBy });
  await announce(scope, 'MeetingRequestDeclined', {
    request: request.id,
    mentor,
    startup,
    requestedBy,
    told: [...new Set([mentor, ...(requestedBy === null ? [] : [requestedBy]), ...speakers])],
    startTime: textOrNull(request.startTime),
    words: textOrNull(request.answerWords),
    isDeleted,
  });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
