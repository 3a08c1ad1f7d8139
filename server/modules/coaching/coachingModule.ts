import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceEvaluation, announceInvitation, announceSession } from './announceCoaching.ts';
import { coachingApi } from './coachingApi.ts';
import { coachingSchedules } from './coachingSchedules.ts';
import {
  countHours,
  deriveHours,
  deriveInvitation,
  deriveMeetingRequest,
  deriveSession,
  followSession,
} from './coachingWrites.ts';
import { mailInvitation } from './mailInvitation.ts';
import { sessionMails } from './sessionMails.ts';
import { askForVideoLink, VIDEO_JOB, videoMeetingHandler } from './videoMeeting.ts';

/** Coaching sessions, invitations and hours. */
export const coachingModule: ServerModule = {
  name: 'coaching',
  api: () => coachingApi,
  writes: {
    derive: {
      CoachingSession: deriveSession,
      CoachingInvitation: deriveInvitation,
      MeetingRequest: deriveMeetingRequest,
      HourAllocation: deriveHours,
    },
    hooks: {
      CoachingSession: [followSession, countHours, askForVideoLink, announceSession, announceEvaluation],
      CoachingInvitation: [mailInvitation, announceInvitation],
    },
  },
  follows: sessionMails,
  schedules: coachingSchedules,
  jobs: (writer) => ({ [VIDEO_JOB]: videoMeetingHandler(writer) }),
};
