/** A session over Zoom or Teams gets its link from the service that one of its coaches has connected. */

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { createVideoMeeting, type VideoService } from '#server/platform/connections/createVideoMeeting.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { endJob, isQueued, keepJob, noteInJob, queueJob } from '#server/platform/jobs/jobQueue.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { notify } from '#server/services/people/notify.ts';
import { ServiceRest } from './ServiceRest.ts';
import { hostsOf, lackedService } from './videoHosts.ts';

export const VIDEO_JOB = 'videoMeeting';

const USUAL_MINUTES = 60;
/** What a link depends on: without a change of these, nothing is asked for again. */
const asked = ['videoProvider', 'meetingLink', 'startTime', 'coachs', 'status'] as const;

/** A session that lacks its link has it made by whoever holds it, once it is written; a job that is open sees to it already. */
export const askForVideoLink: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after === null || context.services.available.length === 0 || lackedService(after) === null) return;
  const isNews = asked.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  if (!isNews || (await isQueued(tx, VIDEO_JOB, { sessionId: after.id }))) return;
  const [host] = await hostsOf(tx, context.tenant.id, after);
  if (host !== undefined) await queueFor(tx, host, after);
};

function queueFor(tx: Tx, userId: string, { id }: StoredRow): Promise<string> {
  return queueJob(tx, { kind: VIDEO_JOB, userId, payload: { sessionId: id } });
}

/** Makes the meeting in the name of the coach whose connection it is, and writes its link down. */
export function videoMeetingHandler(writer: EntityWriter): JobHandler {
  const rest = new ServiceRest();
  return {
    run: async (running) => {
      const waiting = await running.context.transact((tx) => waitingFor(tx, running));
      const made = waiting && (madeBefore(running, waiting.service) ?? (await make(rest, running, waiting)));
      if (made) await writeLink(writer, running, made);
      return true;
    },
    giveUp: (running) => running.context.transact((tx) => tellHost(tx, running)),
  };
}

interface Waiting {
  readonly session: StoredRow;
  readonly service: VideoService;
}

interface MadeMeeting {
  readonly link: string;
  readonly service: VideoService;
}

/**
 * The session, locked, while it waits for the one whose job this is. Else the job ends here, in the same transaction:
 * whoever changes the session next sees that nobody is at it. Who may hold it instead goes on with a job of their own.
 */
async function waitingFor(tx: Tx, running: RunningJob): Promise<Waiting | null> {
  const { context, job } = running;
  await keepJob(tx, job);
  const session = await loadSession(tx, running);
  const service = session && lackedService(session);
  if (session && service) {
    const hosts = await hostsOf(tx, context.tenant.id, session);
    if (hosts.includes(job.userId)) return { session, service };
    if (hosts[0] === undefined) await tellHost(tx, running);
    else await queueFor(tx, hosts[0], session);
  }
  await endJob(tx, job);
  return null;
}

function madeBefore({ job }: RunningJob, service: VideoService): MadeMeeting | null {
  const { link, service: by } = (job.payload.made ?? {}) as Partial<MadeMeeting>;
  return typeof link === 'string' && by === service ? { link, service } : null;
}

/** Made, and kept with the job at once: a repeated job takes it, should it not come to the session. */
async function make(rest: ServiceRest, running: RunningJob, waiting: Waiting): Promise<MadeMeeting | null> {
  const { context, job } = running;
  const { session, service } = waiting;
  const link = await rest.ask(service, () => createVideoMeeting(context, job.userId, service, meetingOf(session)));
  return context.transact(async (tx) => {
    if (link !== null) {
      await noteInJob(tx, job, { made: { link, service } });
      return { link, service };
    }
    // No longer connected: nothing to repeat, but the coach counts on the link.
    await tellHost(tx, running);
    await endJob(tx, job);
    return null;
  });
}

/** Only where it is still wanted: somebody may have typed one meanwhile, or have chosen another service. */
function writeLink(writer: EntityWriter, running: RunningJob, { link, service }: MadeMeeting): Promise<void> {
  const { context, job } = running;
  return context.transact(async (tx) => {
    const waiting = await waitingFor(tx, running);
    if (waiting === null) return;
    const { session } = waiting;
    if (waiting.service === service) {
      await writer.update(context, 'CoachingSession', session.id, {}, { set: { meetingLink: link } });
    } else {
      await queueFor(tx, job.userId, session);
    }
    await endJob(tx, job);
  });
}

/** The coach learns that there is no link, and can type one. */
async function tellHost(tx: Tx, running: RunningJob): Promise<void> {
  const { context, job } = running;
  const session = await loadSession(tx, running);
  const isTheirs = session !== null && Array.isArray(session.coachs) && session.coachs.includes(job.userId);
  if (!isTheirs || context.principal === null || lackedService(session) === null) return;
  const notice = { text: 'session.noVideoLink', name: String(session.name) } as const;
  const url = `/coaching/session/${session.id}`;
  await notify(tx, context.tenant, { userIds: [job.userId], type: 'meetingChangedStaff', notice, url });
}

function loadSession(tx: Tx, { job }: RunningJob): Promise<StoredRow | null> {
  return loadStored(tx, specCatalog.get('CoachingSession'), String(job.payload.sessionId));
}

function meetingOf({ id, name, startTime, expectedDuration }: StoredRow) {
  const minutes = typeof expectedDuration === 'number' ? expectedDuration : USUAL_MINUTES;
  return { sessionId: id, topic: String(name), startTime: String(startTime), minutes };
}
