import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { changeRequest } from './changeRequest.ts';
import { freeSlot } from './requestMeeting.ts';
import { answerUntil, requestTerms } from './requestTerms.ts';
import { speakersOf } from './sidesOf.ts';

export type Side = 'mentor' | 'startup';

/** One side would rather meet at another time: the other one is asked, and has as long as whoever was asked first. */
export async function proposeTime(
  tx: Tx,
  context: RequestContext,
  request: StoredRow,
  { side, startTime }: { readonly side: Side; readonly startTime: string | null },
): Promise<void> {
  const begins = Date.parse(startTime ?? '');
  if (Number.isNaN(begins)) {
    throw new ValidationError([fieldProblem('startTime', 'required', { spec: 'MeetingRequest.startTime' })]);
  }
  if (begins <= context.now().getTime()) throw new ValidationError([{ path: 'startTime', reason: 'timePassed' }]);
  // Mentors know best when they have time; a startup chooses among the times that they offer.
  if (side === 'startup') {
    await freeSlot(tx, context, {
      personId: String(request.mentor),
      startTime: new Date(begins).toISOString(),
      startup: String(request.startup),
    });
  }
  const length = Date.parse(String(request.endTime)) - Date.parse(String(request.startTime));
  const { answerDays } = await requestTerms(tx, context);
  await changeRequest({ tx, context }, request, {
    awaits: side === 'mentor' ? 'startup' : 'mentor',
    startTime: new Date(begins).toISOString(),
    endTime: new Date(begins + (length > 0 ? length : 30 * 60_000)).toISOString(),
    answerBy: answerUntil(context, answerDays, new Date(begins).toISOString()),
  });
  const requestedBy = typeof request.requestedBy === 'string' ? request.requestedBy : null;
  const asked =
    side === 'mentor'
      ? await speakersOf(tx, { startup: String(request.startup), requestedBy })
      : [String(request.mentor)];
  const proposedBy = context.principal?.id ?? '';
  await announce({ tx, context }, 'MeetingTimeProposed', { request: request.id, asked, proposedBy });
}
