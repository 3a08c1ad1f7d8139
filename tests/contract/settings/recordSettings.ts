import type { EntityName } from '#server/generated/entities.gen.ts';
import type { ProvedBy } from './SettingCase.ts';

const CONSEQUENCES = 'server/start/consequences.test.ts';
const HOSTED = 'server/modules/events/hostedSessions.test.ts';
const ROLES = 'server/modules/organisation/organisationModule.test.ts';
const hours = 'are single dates, weekly hours, or both, within the time of the event';

/** Limits of roles, and settings of single records: what each does is shown where it is built. */
export const recordSettings: Readonly<Record<`${EntityName}.${string}`, ProvedBy>> = {
  'Role.overrides': { file: ROLES, test: 'changes what a role may do, at once and for those alone who may edit roles' },
  'Role.userAccess': {
    file: ROLES,
    test: 'says which people and startups a role sees, for those alone who may edit roles, with effect at once',
  },
  'Role.startupAccess': {
    file: 'server/modules/community/communityModule.test.ts',
    test: 'narrows startups: what one looks after, what was picked for one, or one’s own',
  },
  'AutomationSetting.isOff': {
    file: 'server/modules/automations/automationModule.test.ts',
    test: 'does nothing until it is on again; only admins switch',
  },
  'FunnelRound.evaluationForm': {
    file: CONSEQUENCES,
    test: 'an evaluation is asked for with the form of its round, and nobody is given more than they take on',
  },
  'EvaluationAssignation.maxApplications': {
    file: CONSEQUENCES,
    test: 'an evaluation is asked for with the form of its round, and nobody is given more than they take on',
  },
  'IncubatorEvent.ignoreHourAllocation': {
    file: HOSTED,
    test: 'are taken by a session, unless its event does not count',
  },
  'IncubatorEvent.calendarHost': {
    file: 'server/modules/events/eventPeople.test.ts',
    test: 'the host of the calendar entry stands as its organiser; without one the organisation does',
  },
  'IncubatorEvent.availability.method': { file: HOSTED, test: hours },
  'IncubatorEvent.availability.type': { file: HOSTED, test: hours },
  'IncubatorEvent.availability.mode': { file: HOSTED, test: 'the place of a session is where people meet' },
  'HourAllocation.minutesAllocated': {
    file: 'server/modules/coaching/requests/busyPeople.test.ts',
    test: 'has no more minutes for a startup than were allocated',
  },
  'User.chatNotification': {
    file: 'server/modules/chat/chat.test.ts',
    test: 'is told once to the others of the room until they have read it, and not to who does not want to be told',
  },
  'Question.behavesAs': {
    file: 'server/modules/applications/deciding/accepting.test.ts',
    test: 'fills the field that a question says it is, before one that is only called so',
  },
  'Question.options': {
    file: 'domain/scoring/scoring.test.ts',
    test: 'weighs criteria of different scales and choices with numbers',
  },
  'Metric.trackingRecurrence': {
    file: 'server/start/threeMonths.test.ts',
    test: 'brings what is expected, when it is expected, and nothing else',
  },
};
