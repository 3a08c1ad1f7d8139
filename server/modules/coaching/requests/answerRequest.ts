import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { MeetingWayInput } from '#server/generated/resolvers.gen.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { endPublicLinks } from '#server/services/auth/publicLinks.ts';
import { saidToOneself } from '#server/services/booking/ownTimes.ts';
import { planSession } from '../planSession.ts';
import { wordsIn } from '../wordsIn.ts';
import { ANSWER_LINK } from './announceEnd.ts';
import { changeRequest, endRequest } from './changeRequest.ts';
import { meetingWay } from './meetingWay.ts';
import { proposeTime, type Side } from './proposeTime.ts';
import { speakersOf } from './sidesOf.ts';

export interface GivenAnswer {
  readonly requestId: string;
  readonly answer: 'ACCEPT' | 'DECLINE' | 'OTHER_TIME';
  /** The time that is proposed instead. */
  readonly startTime?: string | null;
  /** How to meet, of a request that is accepted. */
  readonly meeting?: MeetingWayInput | null;
  /** What is said to the other side, of a request that is declined or withdrawn. */
  readonly words?: string | null;
}

/** Accepts, declines, or proposes another time; a request that is answered takes no second answer. */
export function answerRequest(context: RequestContext, given: GivenAnswer): Promise<void> {
  return context.transact(async (tx) => {
    const request = await loadReadable(
      writeScope(specCatalog, context, tx),
      specCatalog.get('MeetingRequest'),
      given.requestId,
    );
    if (request === null) throw new NotFoundError();
    if (request.status !== 'pending') throw ConflictError.because('requestAnswered');
    // The clock calls it off within a minute; until then nobody may count on it any more either.
    if (given.answer !== 'DECLINE' && isOverdue(request, context.now())) throw ConflictError.because('requestExpired');
    const side = sideOf(context, request);
    // Whatever is answered, by whatever way: the links of the mails before it open nothing any more.
    await endPublicLinks(tx, { purpose: ANSWER_LINK, record: request.id });
    if (given.answer === 'DECLINE')
      return endRequest({ tx, context }, request, wordsIn(given.words, 'MeetingRequest.answerWords'));
    if (side !== request.awaits) throw ForbiddenError.because('requestNotYours');
    if (given.answer === 'ACCEPT') return accept(tx, context, request, given.meeting ?? null);
    await proposeTime(tx, context, request, { side, startTime: given.startTime ?? null });
  });
}

const isOverdue = ({ answerBy, startTime }: StoredRow, now: Date): boolean =>
  [answerBy, startTime].some((time) => typeof time === 'string' && Date.parse(time) <= now.getTime());

function sideOf({ principal }: RequestContext, request: StoredRow): Side {
  if (principal?.id === request.mentor) return 'mentor';
  if (typeof request.startup === 'string' && principal?.startupIds.includes(request.startup)) return 'startup';
  throw ForbiddenError.because('requestNotYours');
}

/** The session is planned with all that follows from it: appointments, timelines, hours. */
async function accept(
  tx: Tx,
  context: RequestContext,
  request: StoredRow,
  meeting: MeetingWayInput | null,
): Promise<void> {
  if (typeof request.startTime !== 'string') {
    throw new ValidationError([fieldProblem('startTime', 'required', { spec: 'MeetingRequest.startTime' })]);
  }
  const [mentor, startup] = [String(request.mentor), String(request.startup)];
  const requestedBy = typeof request.requestedBy === 'string' ? request.requestedBy : null;
  const isOwn = context.principal?.id === requestedBy;
  const planned = {
    name: String(request.message).slice(0, 200),
    sessionType: 'ONE_ON_ONE',
    startup,
    coachs: [mentor],
    attendees: await speakersOf(tx, { startup, requestedBy }),
    startTime: request.startTime,
    endTime: request.endTime,
    ...(await meetingWay(tx, context, request, meeting)),
  };
  const plan = () => planSession(tx, context, planned);
  const session = await (isOwn ? saidToOneself(plan) : plan());
  const values = { status: 'meeting_scheduled', appointmentState: 'MEETING_SCHEDULED', session };
  await changeRequest({ tx, context }, request, values);
  await announce({ tx, context }, 'MeetingRequestAccepted', { request: request.id, mentor, startup, session });
}
