import { sql } from 'kysely';
import { whereText } from '#domain/text/whereText.ts';
import type { AgreedMeeting, VideoProvider } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';

interface AgreedRow {
  readonly session: string;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly mentor: string;
  readonly mentorName: string;
  readonly startupName: string;
  readonly place: string | null;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly videoProvider: VideoProvider | null;
}

/** What a request has become that was accepted, as either side of it may know. */
export async function agreedMeeting(tx: Tx, context: RequestContext, request: string): Promise<AgreedMeeting | null> {
  const { rows } = await sql<AgreedRow>`
    select c.id as session, c.start_time as "startTime", c.end_time as "endTime", r.mentor_id as mentor,
      trim(m.first_name || ' ' || coalesce(m.last_name, '')) as "mentorName", s.name as "startupName",
      c.place_id as place, nullif(c.location, '') as location, nullif(c.meeting_link, '') as "meetingLink",
      c.video_provider as "videoProvider"
    from meeting_request r join coaching_session c on c.tenant_id = r.tenant_id and c.id = r.session_id
      join "user" m on m.tenant_id = r.tenant_id and m.id = r.mentor_id
      join startup s on s.tenant_id = r.tenant_id and s.id = r.startup_id
    where r.id = ${request}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { session, startTime, endTime, mentor, mentorName, startupName, place, location, ...by } = row;
  const isMentor = context.principal?.id === mentor;
  return {
    ...{ session, ...by },
    startTime: startTime?.toISOString() ?? null,
    endTime: endTime?.toISOString() ?? null,
    withWhom: isMentor ? startupName : mentorName,
    mentor: isMentor ? null : mentor,
    where: whereText(await placeWords(tx, place), location),
    isMailed: context.tenant.features.switches.emailEvents === true,
  };
}
