import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import {
  announceAgenda,
  announceEvaluation,
  announceInvitation,
  announceNotes,
  announceSession,
} from './announceCoaching.ts';
import { coachingApi } from './coachingApi.ts';
import { coachingSchedules } from './coachingSchedules.ts';
import { countHours, deriveHours, deriveInvitation, deriveSession, followSession } from './coachingWrites.ts';
import { guardHours } from './guardSessions.ts';
import { mailInvitation } from './mailInvitation.ts';
import { guardRequest } from './requests/guardRequest.ts';
import { lapseRequests } from './requests/lapseRequests.ts';
import { requestFollowers } from './requests/requestFollowers.ts';
import { announceRequest, deriveMeetingRequest } from './requests/requestWrites.ts';
import { actionItemTasks } from './session/actionItemTasks.ts';
import { announceActionItem, dropItemsOfSession, guardActionItem } from './session/actionItemWrites.ts';
import { leaveSessions } from './session/leaveSessions.ts';
import { sessionMails } from './sessionMails.ts';
import { askForVideoLink, VIDEO_JOB, videoMeetingHandler } from './videoMeeting.ts';

/** Coaching sessions, invitations and hours. */
export const coachingModule: ServerModule = {
  name: 'coaching',
  api: coachingApi,
  writes: {
    derive: {
      CoachingSession: deriveSession,
      CoachingInvitation: deriveInvitation,
      MeetingRequest: deriveMeetingRequest,
      HourAllocation: deriveHours,
    },
    hooks: {
      CoachingSession: [
        guardHours,
        followSession,
        countHours,
        askForVideoLink,
        announceSession,
        announceEvaluation,
        announceNotes,
        dropItemsOfSession,
      ],
      AgendaPoint: [announceAgenda],
      ActionItem: [guardActionItem, announceActionItem],
      CoachingInvitation: [mailInvitation, announceInvitation],
      MeetingRequest: [guardRequest, announceRequest],
    },
  },
  follows: [...sessionMails, ...actionItemTasks, ...requestFollowers, ...leaveSessions],
  schedules: [...coachingSchedules, lapseRequests],
  jobs: (writer) => ({ [VIDEO_JOB]: videoMeetingHandler(writer) }),
};
