/** The talk that an applicant is to come to, and whether one is still to be arranged. */
import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import { toldStatus } from '../../progress/toldStatus.ts';

export interface InterviewAhead {
  readonly id: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly host: string | null;
  readonly hostName: string | null;
  readonly place: string | null;
  readonly location: string | null;
  /** Whether it is far enough ahead: its host wants to know that long before. */
  readonly isChangeable: boolean;
  /** When its applicant has asked for another time; null where they have not, or it has got one. */
  readonly otherTimeAskedAt: string | null;
}

/** As its applicant reads it. */
export interface ToldInterview {
  readonly startTime: string;
  readonly endTime: string;
  readonly hostName: string | null;
  /** A room of the organisation, and how to get there. */
  readonly room: string | null;
  /** Where else, in words, or the address of a call. */
  readonly location: string | null;
  readonly isChangeable: boolean;
  readonly otherTimeAskedAt: string | null;
}

type Moments = 'startTime' | 'endTime' | 'otherTimeAskedAt';
type AheadRow = Omit<InterviewAhead, Moments> & { startTime: Date; endTime: Date; otherTimeAskedAt: Date | null };

/** The first talk that is not over. */
export async function interviewAhead(
  { now }: Pick<RequestContext, 'now'>,
  tx: Tx,
  application: string,
): Promise<InterviewAhead | null> {
  const at = now().toISOString();
  const { rows } = await sql<AheadRow>`
    select m.id, m.start_time as "startTime", ends as "endTime", m.host_id as host, m.host_name as "hostName",
      m.place_id as place, nullif(m.location, '') as location, m.other_time_asked_at as "otherTimeAskedAt",
      m.start_time > ${at}::timestamptz + make_interval(hours => coalesce(
        (h.profile_coaching_meeting_settings ->> 'noticeHours')::int, 0)) as "isChangeable"
    from application_meeting m left join "user" h on h.tenant_id = m.tenant_id and h.id = m.host_id,
      lateral (select m.start_time + make_interval(mins => coalesce(m.duration_minutes, 30)) as ends) as until
    where m.application_id = ${application} and m.status = 'meeting_scheduled' and ends > ${at}::timestamptz
    order by m.start_time, m.id limit 1`.execute(tx);
  const [next] = rows;
  if (next === undefined) return null;
  const [startTime, endTime] = [next.startTime.toISOString(), next.endTime.toISOString()];
  return { ...next, startTime, endTime, otherTimeAskedAt: next.otherTimeAskedAt?.toISOString() ?? null };
}

export async function toldInterview(
  context: RequestContext,
  tx: Tx,
  { id }: ApplicationRow,
): Promise<ToldInterview | null> {
  const next = await interviewAhead(context, tx, id);
  if (next === null) return null;
  const { place, id: _meeting, host: _host, ...told } = next;
  return { ...told, room: await placeWords(tx, place) };
}

/**
 * Whether it stands in a round of talks and none is arranged, as far as its applicant may know. Of one that is over
 * something comes: nobody waits for its time; but one of an earlier round is not that of this.
 */
export async function isTalkAwaited(tx: Tx, application: ApplicationRow): Promise<boolean> {
  if (['draft', 'accepted', 'rejected'].includes(toldStatus(application))) return false;
  const { rows } = await sql<{ awaited: boolean }>`
    select kind = 'meeting' and not exists (
      select from application_meeting m where m.application_id = ${application.id} and m.status = 'meeting_scheduled'
        and m.start_time + make_interval(mins => coalesce(m.duration_minutes, 30)) > coalesce((
          select max(created_at) from application_activity a
          where a.application_id = ${application.id} and a.kind = 'moved'), '-infinity')) as awaited
    from funnel_round where funnel_id = ${application.funnelId}
    order by id = ${application.roundId ?? ''} desc, position, id limit 1`.execute(tx);
  return rows[0]?.awaited === true;
}
