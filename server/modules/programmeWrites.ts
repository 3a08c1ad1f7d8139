import type { WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import { deriveAvailability } from './availability/deriveAvailability.ts';
import {
  countHours,
  deriveHours,
  deriveInvitation,
  deriveMeetingRequest,
  deriveSession,
  followSession,
} from './coaching/coachingWrites.ts';
import { mailInvitation } from './coaching/mailInvitation.ts';
import { askForVideoLink } from './coaching/videoMeeting.ts';
import { deriveAuthor } from './community/communityModule.ts';
import { deriveCourse, deriveLesson, followLesson, followSection } from './courses/courseWrites.ts';
import { followEvent } from './events/eventWrites.ts';

/** What events, coaching, courses and the community add to writing. */
export const programmeWrites = {
  derive: {
    CoachingSession: deriveSession,
    CoachingInvitation: deriveInvitation,
    MeetingRequest: deriveMeetingRequest,
    HourAllocation: deriveHours,
    RecurringAvailability: deriveAvailability,
    ProgramMentorAvailability: deriveAvailability,
    Course: deriveCourse,
    Lesson: deriveLesson,
    CommunityPost: deriveAuthor,
    CommunityComment: deriveAuthor,
  },
  hooks: {
    IncubatorEvent: [followEvent],
    CoachingSession: [followSession, countHours, askForVideoLink],
    CoachingInvitation: [mailInvitation],
    CourseSection: [followSection],
    Lesson: [followLesson],
  },
} satisfies WriterExtensions;
