/** What has become of a request whose link in a mail opens nothing any more, as its recipient may know. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { AgreedMeeting, LinkedMeetingOutcome, LinkedOutcome } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { namesOfSides, otherSide } from '../sidesOf.ts';
import { agreedMeeting } from './agreedMeeting.ts';
import { type Linked, openLink, recallLink } from './linkedPerson.ts';

/**
 * Null where the link is unknown, still opens its request, or the request is not for its recipient to read any more: it was
 * deleted, or others have taken it over.
 */
export function linkedOutcome(context: RequestContext, secret: string): Promise<LinkedMeetingOutcome | null> {
  return context.transact(async (tx) => {
    const linked = await recallLink(tx, context, secret);
    if (linked === null) return null;
    const request = await readRequest(tx, linked);
    if (request === null) return null;
    if (request.status === 'pending' && (await openLink(tx, context, secret)) !== null) return null;
    const reader = linked.acting.principal?.id ?? '';
    const outcome = outcomeOf(request, reader);
    const sides = {
      mentor: String(request.mentor),
      startup: String(request.startup),
      requestedBy: textOf(request.requestedBy),
    };
    return {
      language: linked.language,
      outcome,
      isOwn: request.endedBy === reader,
      withWhom: otherSide(await namesOfSides(tx, sides), sides, reader),
      mentor: sides.mentor === reader ? null : sides.mentor,
      startTime: textOf(request.startTime),
      endTime: textOf(request.endTime),
      agreed: outcome === 'ACCEPTED' ? await meetingOf(tx, linked, request) : null,
    };
  });
}

const readRequest = (tx: Tx, { acting, request }: Linked): Promise<StoredRow | null> =>
  findReadable(writeScope(specCatalog, acting, tx), specCatalog.get('MeetingRequest'), request);

/** The session that came of it, for those who may still read that: it may be held by others, or with others, since. */
async function meetingOf(tx: Tx, { acting, request: id }: Linked, request: StoredRow): Promise<AgreedMeeting | null> {
  if (typeof request.session !== 'string') return null;
  const scope = writeScope(specCatalog, acting, tx);
  const session = await findReadable(scope, specCatalog.get('CoachingSession'), request.session);
  return session === null ? null : agreedMeeting(tx, acting, id);
}

function outcomeOf(request: StoredRow, reader: string): LinkedOutcome {
  const { status, appointmentState, awaits, mentor, endedBy } = request;
  if (status === 'pending') return (awaits === 'mentor') === (mentor === reader) ? 'ASKED' : 'PROPOSED';
  if (status !== 'meeting_canceled') return appointmentState === 'MEETING_CANCELED' ? 'CALLED_OFF' : 'ACCEPTED';
  if (typeof endedBy !== 'string') return isLapsed(request) ? 'EXPIRED' : 'WITHDRAWN';
  return (awaits === 'mentor') === (mentor === endedBy) ? 'DECLINED' : 'WITHDRAWN';
}

/** Whether it ended when its time was up: nobody ends those, and of those that ended before this was kept it isn't known who did. */
function isLapsed({ answerBy, startTime, updatedAt }: StoredRow): boolean {
  const ends = [answerBy, startTime].flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []));
  return ends.length > 0 && Math.min(...ends) <= Date.parse(String(updatedAt));
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
