import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
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
import { ANSWER_LINK, announceEnd } from './announceEnd.ts';
import { meetingWay } from './meetingWay.ts';
import { freeSlot } from './requestMeeting.ts';

export interface GivenAnswer {
  readonly requestId: string;
  readonly answer: 'ACCEPT' | 'DECLINE' | 'OTHER_TIME';
  /** The time that is proposed instead. */
  readonly startTime?: string | null;
  /** How to meet, of a request that is accepted. */
  readonly meeting?: MeetingWayInput | null;
}

type Side = 'mentor' | 'startup';

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
    const side = sideOf(context, request);
    // Whatever is answered, by whatever way: the links of the mails before it open nothing any more.
    await endPublicLinks(tx, { purpose: ANSWER_LINK, record: request.id });
    if (given.answer === 'DECLINE') return endRequest({ tx, context }, request);
    if (side !== request.awaits) throw ForbiddenError.because('requestNotYours');
    if (given.answer === 'ACCEPT') return accept(tx, context, request, given.meeting ?? null);
    await propose(tx, context, request, { side, startTime: given.startTime ?? null });
  });
}

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
  const isOwn = context.principal?.id === request.requestedBy;
  const planned = {
    name: String(request.message).slice(0, 200),
    sessionType: 'ONE_ON_ONE',
    startup,
    coachs: [mentor],
    attendees: [request.requestedBy].filter((id) => typeof id === 'string'),
    startTime: request.startTime,
    endTime: request.endTime,
    ...(await meetingWay(tx, context, request, meeting)),
  };
  const plan = () => planSession(tx, context, planned);
  const session = await (isOwn ? saidToOneself(plan) : plan());
  const values = { status: 'meeting_scheduled', appointmentState: 'MEETING_SCHEDULED', session };
  await updateRow(tx, specCatalog.get('MeetingRequest'), request.id, values);
  await announce({ tx, context }, 'MeetingRequestAccepted', { request: request.id, mentor, startup, session });
}

/** Calls a request off: declined, withdrawn, or lapsed. Whoever did it knows already. */
export async function endRequest(
  scope: { readonly tx: Tx; readonly context: RequestContext },
  request: StoredRow,
): Promise<void> {
  const values = { status: 'meeting_canceled', appointmentState: 'MEETING_CANCELED' };
  await updateRow(scope.tx, specCatalog.get('MeetingRequest'), request.id, values);
  await announceEnd(scope, request, false);
}

async function propose(
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
  await updateRow(tx, specCatalog.get('MeetingRequest'), request.id, {
    awaits: side === 'mentor' ? 'startup' : 'mentor',
    startTime: new Date(begins).toISOString(),
    endTime: new Date(begins + (length > 0 ? length : 30 * 60_000)).toISOString(),
  });
  const asked = side === 'mentor' ? await askers(tx, request) : [String(request.mentor)];
  const proposedBy = context.principal?.id ?? '';
  await announce({ tx, context }, 'MeetingTimeProposed', { request: request.id, asked, proposedBy });
}

/** Who asked; where that account is gone, the founders of the startup. */
async function askers(tx: Tx, request: StoredRow): Promise<readonly string[]> {
  if (typeof request.requestedBy === 'string') return [request.requestedBy];
  const { rows } = await sql<{ id: string }>`
    select id from "user" where startups_ids @> array[${String(request.startup)}] order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
