/** Meetings made at the video service that somebody has connected. */
import { askService, type ServiceContext } from './askService.ts';
import type { ServiceRequest } from './OutsideService.ts';
import type { Integration } from './services.ts';
import { textIn } from './untrustedJson.ts';

export interface VideoMeeting {
  /** Of the session that it is for: a service that can be asked by it makes one meeting only, however often it is asked. */
  readonly sessionId: string;
  readonly topic: string;
  /** ISO 8601. */
  readonly startTime: string;
  readonly minutes: number;
}

export type VideoService = Extract<Integration, 'ZOOM' | 'TEAMS'>;

interface MeetingQuestion {
  readonly request: (meeting: VideoMeeting) => ServiceRequest;
  /** Where an answer has the address that people join at. */
  readonly link: string;
}

const MS_PER_MINUTE = 60_000;
/** Of Zoom: a meeting that is planned, not one that begins at once. */
const SCHEDULED = 2;
/** A job can wait: an answer that is given up may have been a meeting. With refreshed tokens it still fits into a job's lease. */
const TIMEOUT_MS = 20_000;

const questions: Readonly<Record<VideoService, MeetingQuestion>> = {
  ZOOM: {
    request: ({ topic, startTime, minutes }) => ({
      method: 'POST',
      path: '/v2/users/me/meetings',
      timeoutMs: TIMEOUT_MS,
      body: {
        topic,
        type: SCHEDULED,
        // Zoom takes no fractions of a second.
        start_time: startTime.replace(/\.\d+Z$/, 'Z'),
        duration: minutes,
        timezone: 'UTC',
      },
    }),
    link: 'join_url',
  },
  TEAMS: {
    request: ({ sessionId, topic, startTime, minutes }) => ({
      method: 'POST',
      path: '/v1.0/me/onlineMeetings/createOrGet',
      timeoutMs: TIMEOUT_MS,
      body: {
        externalId: sessionId,
        subject: topic,
        startDateTime: startTime,
        endDateTime: new Date(Date.parse(startTime) + minutes * MS_PER_MINUTE).toISOString(),
      },
    }),
    link: 'joinWebUrl',
  },
};

/** The address to join at; null when the host has not connected the service, or does so no longer. */
export async function createVideoMeeting(
  context: ServiceContext,
  hostId: string,
  service: VideoService,
  meeting: VideoMeeting,
): Promise<string | null> {
  const { request, link } = questions[service];
  const answer = await askService(context, hostId, service, request(meeting));
  if (answer === null) return null;
  const address = textIn(answer, link);
  if (address === null || !URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Error(`${service} made a meeting without an address to join at`);
  }
  return address;
}
