import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadReadable, loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { CoachingInvitationFacts, CoachingInviteStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, NotFoundError } from '#server/platform/errors/errors.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { demandOwnTime } from '#server/services/booking/ownTimes.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { cancelInvitations, changeInvitation } from './changeInvitation.ts';
import { changePlanned } from './session/changePlanned.ts';

/** How long a session without an end holds who comes. */
const USUAL_MS = 30 * 60_000;

interface FactsRow {
  id: string;
  status: CoachingInviteStatus;
  session_id: string;
  name: string;
  start_time: Date | string | null;
  is_over: boolean;
}

/** What an invitation is to. The link's secret is the key: nothing but the session's name and time is told. */
export function invitationFacts(context: RequestContext, secret: string): Promise<CoachingInvitationFacts | null> {
  return context.transact(async (tx) => {
    const row = await loadLinked(tx, secret, 'free');
    return row === null ? null : factsOf(row);
  });
}

/** Calls the meeting off: the session and all its open invitations. Once it is off, or over, that stays as it is. */
export function cancelMeeting(context: RequestContext, secret: string): Promise<CoachingInvitationFacts> {
  return context.transact(async (tx) => {
    const row = await loadLinked(tx, secret, 'locked');
    if (row === null) throw new NotFoundError();
    if (row.is_over) throw ConflictError.because('meetingOver');
    await callOff(context, tx, row.session_id);
    await cancelInvitations(tx, context, row.session_id);
    const after = await loadFacts(tx, row.id, 'locked');
    return factsOf(after ?? row);
  });
}

const callOff = (context: RequestContext, tx: Tx, sessionId: string): Promise<void> =>
  changePlanned(context, tx, sessionId, () => ({ status: 'cancelled' }));

/** The answer of somebody invited: whoever accepts is among those who come. An invitation that has ended takes none. */
export function respond(context: RequestContext, invitationId: string, isAccepted: boolean): Promise<void> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('CoachingInvitation');
    const invitation = await loadReadable(writeScope(specCatalog, context, tx), model, invitationId);
    const invitees = Array.isArray(invitation?.invitees) ? invitation.invitees : [];
    if (invitation === null || !invitees.includes(context.principal?.id)) throw new NotFoundError();
    const isExpired =
      typeof invitation.expires === 'string' && Date.parse(invitation.expires) < context.now().getTime();
    if (isExpired) throw ConflictError.because('invitationExpired');
    if (invitation.status === 'cancelled' || invitation.status === 'expired') {
      throw ConflictError.because('invitationClosed');
    }
    if (isAccepted) await demandOwnSession(tx, context, String(invitation.session));
    await changeInvitation(tx, context, invitationId, isAccepted ? 'accepted' : 'declined');
    const person = String(context.principal?.id);
    await changePlanned(context, tx, String(invitation.session), ({ attendees }) => {
      const known = idsIn(attendees);
      if (known.includes(person) === isAccepted) return null;
      return { attendees: isAccepted ? [...known, person] : known.filter((id) => id !== person) };
    });
  });
}

/** Whoever says that they come is to have nothing else then; all of a session are locked in the order in which planning locks them. */
async function demandOwnSession(tx: Tx, context: RequestContext, sessionId: string): Promise<void> {
  const session = await loadStored(tx, specCatalog.get('CoachingSession'), sessionId);
  if (session?.status !== 'planned' || typeof session.startTime !== 'string') return;
  const people = [...idsIn(session.coachs), ...idsIn(session.attendees), String(context.principal?.id)];
  await sql`select from "user" where id = any(${people}::text[]) order by id for no key update`.execute(tx);
  const { startTime } = session;
  const usual = new Date(Date.parse(startTime) + USUAL_MS).toISOString();
  const endTime = typeof session.endTime === 'string' ? session.endTime : usual;
  await demandOwnTime(tx, context, { startTime, endTime }, sessionId);
}

/** Until the meeting: once it is over, the link still tells of it but calls nothing off. */
async function loadLinked(tx: Tx, secret: string, hold: Hold): Promise<FactsRow | null> {
  const link = await findPublicLink(tx, 'cancelMeeting', secret);
  return link && loadFacts(tx, link.record, hold);
}

type Hold = 'locked' | 'free';

async function loadFacts(tx: Tx, invitationId: string, hold: Hold): Promise<FactsRow | null> {
  const { rows } = await sql<FactsRow>`
    select i.id, i.status, i.session_id, s.name, s.start_time,
      s.status = 'held' or coalesce(s.end_time < now(), false) as is_over
    from coaching_invitation i join coaching_session s on s.tenant_id = i.tenant_id and s.id = i.session_id
    where i.id = ${invitationId} ${hold === 'locked' ? sql`for update of i` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

function factsOf({ status, name, start_time: start }: FactsRow): CoachingInvitationFacts {
  const startTime = start === null ? null : new Date(start).toISOString();
  return { status, sessionName: name, startTime };
}
