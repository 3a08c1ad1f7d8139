import { changesOfEntry, recordTypeOfEntry } from './ActivityLogEntry.ts';
import { interviewAt, interviewState, waitingPlace } from './Application.ts';
import { placeName } from './ApplicationMeeting.ts';
import { attendeeIds, attendeeNames } from './CoachingSession.ts';
import type { ComputedField } from './ComputedField.ts';
import { numberValue } from './CustomFieldValue.ts';
import { sessionHost, sessionHostName } from './EventAttendee.ts';
import { minutesAwaited } from './HourAllocation.ts';
import { visibility } from './IncubatorEvent.ts';
import { messageOfNotification, messageOfRecipient, momentOfNotification } from './Notification.ts';
import { nameOfPerson } from './nameOfPerson.ts';
import * as question from './Question.ts';
import { questionsIn } from './questions.ts';
import { label, nameOfRole, rolePermissions, visibleRoles } from './Role.ts';
import { startupName } from './startupName.ts';
import { nameOfTask } from './Task.ts';
import { noticeOfTimeline } from './TimelineEvent.ts';
import { fullName, invitation } from './User.ts';

/** SQL of every computed field of the spec (a missing one stops the start), and of stored ones that are shown in other words. */
export const computedFields: Readonly<Record<string, ComputedField>> = {
  'Application.waitingPlace': waitingPlace,
  'Application.interviewState': interviewState,
  'Application.interviewAt': interviewAt,
  'ApplicationMeeting.placeName': placeName,
  'CustomFieldValue.numberValue': numberValue,
  'HourAllocation.minutesAwaited': minutesAwaited,
  'IncubatorEvent.visibility': visibility,
  'User.fullName': fullName,
  'User.invitation': invitation,
  'ActivityLogEntry.recordType': recordTypeOfEntry,
  'ActivityLogEntry.changes': changesOfEntry,
  'Task.name': nameOfTask,
  'StartupCategorization.questions': questionsIn('questions'),
  'TimelineEvent.notice': noticeOfTimeline,
  'TimelineEvent.answers': questionsIn('answers'),
  'CoachingSession.startupName': startupName,
  'CoachingSession.attendeeIds': attendeeIds,
  'CoachingSession.attendeeNames': attendeeNames,
  'ActionItem.personName': nameOfPerson('person_id'),
  'MeetingRequest.askerName': nameOfPerson('requested_by_id'),
  'MeetingRequest.startupName': startupName,
  'EventAttendee.sessionHost': sessionHost,
  'EventAttendee.sessionHostName': sessionHostName,
  'EventAttendee.registrantName': nameOfPerson('registrant_id'),
  'OneOnOneEvent.hostName': nameOfPerson('host_id'),
  'OneOnOneEvent.bookedByName': nameOfPerson('booked_by_id'),
  'OneOnOneEvent.startupName': startupName,
  'Notification.moment': momentOfNotification,
  'Notification.message': messageOfNotification,
  'NotificationRecipient.message': messageOfRecipient,
  'Question.formId': question.formId,
  'Question.validations': question.validations,
  'TreeQuestionOption.questionId': question.questionId,
  'Role.name': nameOfRole,
  'Role.label': label,
  'Role.permissions': rolePermissions,
  'Role.visibleRoles': visibleRoles,
};
