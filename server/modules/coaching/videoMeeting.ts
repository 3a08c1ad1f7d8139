/** A session over Zoom or Teams gets its link from the service that one of its coaches has connected. */
import { sql } from 'kysely';
import { createVideoMeeting, type VideoService } from '#server/connections/createVideoMeeting.ts';
import { services } from '#server/connections/services.ts';
import type { Tx } from '#server/db/database.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { EntityWriter, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { type Job, keepJob, queueJob } from '#server/jobs/jobQueue.ts';
import type { JobHandler, RunningJob } from '#server/jobs/jobRunner.ts';
import { notify } from '#server/jobs/notify.ts';
import { languageOf, localeText } from '#server/texts/localeTexts.ts';

export const VIDEO_JOB = 'videoMeeting';

const USUAL_MINUTES = 60;
/** What a link depends on: without a change of these, nothing is asked for again. */
const asked = ['videoProvider', 'meetingLink', 'startTime', 'coachs', 'status'] as const;

/** A session that lacks its link has it made by whoever holds it, once it is written. */
export const askForVideoLink: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after === null || context.services.available.length === 0 || !lacksLink(after)) return;
  const isNews = asked.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  const hostId = isNews ? await hostOf(tx, after) : null;
  if (hostId !== null) await queueJob(tx, { kind: VIDEO_JOB, userId: hostId, payload: { sessionId: after.id } });
};

/** Makes the meeting in the name of the coach whose connection it is, and writes its link down. */
export function videoMeetingHandler(writer: EntityWriter): JobHandler {
  /** Made already, but not written down yet: a repeated job takes these instead of making another meeting. */
  const made = new Map<string, string>();
  return {
    run: async (running) => {
      const { context, job } = running;
      const session = await context.transact(async (tx) => {
        await keepJob(tx, job);
        return sessionOf(tx, job);
      });
      const provider = session && serviceOf(session);
      if (!provider || context.services.open(provider) === null || isSwitchedOff(running, provider)) return true;
      const link = made.get(job.id) ?? (await createVideoMeeting(context, job.userId, provider, meetingOf(session)));
      // No longer connected: nothing to repeat, but the coach counts on the link.
      if (link === null) return tellHost(running).then(() => true);
      made.set(job.id, link);
      await writeLink(writer, running, { link, provider });
      made.delete(job.id);
      return true;
    },
    giveUp: async (running) => {
      made.delete(running.job.id);
      await tellHost(running);
    },
  };
}

interface MadeMeeting {
  readonly link: string;
  readonly provider: VideoService;
}

/** Only where it is still wanted: somebody may have typed one meanwhile. */
function writeLink(writer: EntityWriter, { context, job }: RunningJob, { link, provider }: MadeMeeting) {
  return context.transact(async (tx) => {
    await keepJob(tx, job);
    const session = await sessionOf(tx, job);
    if (session === null || serviceOf(session) !== provider) return;
    await writer.update(context, 'CoachingSession', session.id, {}, { set: { meetingLink: link } });
  });
}

/** The coach learns that there is no link, and can type one. */
function tellHost({ context, job }: RunningJob): Promise<void> {
  return context.transact(async (tx) => {
    const session = await sessionOf(tx, job);
    if (session === null) return;
    const text = localeText(languageOf(context), 'programme', 'coaching.noVideoLink', { name: String(session.name) });
    const url = `/coaching/session/${session.id}`;
    await notify(tx, { userIds: [job.userId], type: 'meetingChangedStaff', message: text ?? '', url });
  });
}

/** The session of a job, locked, as long as it lacks its link. */
async function sessionOf(tx: Tx, job: Job): Promise<StoredRow | null> {
  const session = await loadStored(tx, specCatalog.get('CoachingSession'), String(job.payload.sessionId));
  return session !== null && lacksLink(session) ? session : null;
}

function lacksLink(session: StoredRow): boolean {
  const { meetingLink, startTime, status } = session;
  return serviceOf(session) !== null && !meetingLink && typeof startTime === 'string' && status === 'planned';
}

function serviceOf({ videoProvider }: StoredRow): VideoService | null {
  return (['ZOOM', 'TEAMS'] as const).find((one) => services[one].name === videoProvider) ?? null;
}

/** The first of the coaches who has connected the service. */
async function hostOf(tx: Tx, session: StoredRow): Promise<string | null> {
  const coaches = Array.isArray(session.coachs) ? session.coachs : [];
  const { rows } = await sql<{ id: string }>`
    select user_id as id from service_connection
    where integration = ${serviceOf(session)} and user_id = any(${coaches}::text[])
    order by array_position(${coaches}::text[], user_id) limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

function isSwitchedOff({ context }: RunningJob, provider: VideoService): boolean {
  const off = context.principal?.featuresOff ?? [];
  return services[provider].usedWith.some((name) => off.includes(name));
}

function meetingOf({ name, startTime, expectedDuration }: StoredRow) {
  const minutes = typeof expectedDuration === 'number' ? expectedDuration : USUAL_MINUTES;
  return { topic: String(name), startTime: String(startTime), minutes };
}
