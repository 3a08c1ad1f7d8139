import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
/** A session for stories, with all that is asked for on its page. */
import type { WorkedSession } from './sessionQueries.ts';

const person = (_id: string, fullName: string) => ({ _id, fullName, avatar: null });
const mayAll = { update: true, delete: true };
const coach = person('u1', 'Ada Okafor');
const founder = person('u2', 'Ben Ito');

export const session: WorkedSession = {
  _id: 'c1',
  version: 3,
  name: 'Goals for the month',
  status: 'planned',
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T15:45:00.000Z',
  place: null,
  location: 'Video call',
  meetingLink: 'https://meet.example/1',
  videoProvider: null,
  cancelReason: null,
  cancelledBy: null,
  notes: 'Runway is eleven months.',
  privateNotes: null,
  startupName: 'Solar Kiosk',
  attendeeIds: [founder._id],
  attendeeNames: [founder.fullName],
  startup: { _id: 's1', name: 'Solar Kiosk', people: [founder, person('u7', 'Cleo Marsh')] },
  coachs: [coach],
  attendees: [founder],
  agenda: [
    { _id: 'p1', version: 1, name: 'Prices', minutes: 15, isDone: false, may: mayAll },
    { _id: 'p2', version: 1, name: 'Next hire', minutes: null, isDone: true, may: { update: false, delete: false } },
  ],
  actionItems: [
    {
      _id: 'a1',
      version: 1,
      name: 'Call three customers',
      dueDate: '2030-03-10',
      isDone: false,
      personName: founder.fullName,
      person: founder,
      may: mayAll,
    },
    {
      _id: 'a2',
      version: 1,
      name: 'Send the term sheet to the lawyer, with the questions that were open '.repeat(2),
      dueDate: '2030-03-01',
      isDone: true,
      personName: coach.fullName,
      person: coach,
      may: mayAll,
    },
  ],
  may: { update: true, readonly: [] },
};

/** What was sent, the last at the end. */
export const sent: unknown[] = [];

const keeps = (answer: object) => ({
  answer: (variables: object) => {
    sent.push(variables);
    return answer;
  },
});
const id = { _id: 'new' };

const writes = {
  KeepSessionNotes: keeps({ updateCoachingSession: { _id: 'c1', version: 4 } }),
  AddAgendaPoint: keeps({ createAgendaPoint: id }),
  ChangeAgendaPoint: keeps({ updateAgendaPoint: id }),
  RemoveAgendaPoint: keeps({ deleteAgendaPoint: 'p1' }),
  AddActionItem: keeps({ createActionItem: id }),
  MarkActionItem: keeps({ markActionItem: { _id: 'a1', isDone: true } }),
  RemoveActionItem: keeps({ deleteActionItem: 'a1' }),
  EvaluateSession: keeps({ evaluateSession: id }),
};

export const earlier = (results: readonly object[]) => ({
  EarlierSessions: { data: { coachingSessions: { totalCount: results.length, results } } },
});

export const hours = (more: object = {}) => ({
  StartupHours: {
    data: {
      hourAllocations: {
        results: [
          {
            _id: 'h1',
            name: 'This quarter',
            minutesAllocated: 600,
            minutesPending: 135,
            minutesUsed: 240,
            minutesAwaited: 0,
            validFrom: null,
            validUntil: null,
            coach: null,
            ...more,
          },
        ],
      },
    },
  },
});

const before = {
  _id: 'c0',
  name: 'Kick-off',
  startTime: '2030-02-04T15:00:00.000Z',
  notes: 'Hiring waits until the second pilot is signed.',
  actionItems: [
    { _id: 'a8', isDone: true },
    { _id: 'a9', isDone: false },
  ],
};

const changelogs = [
  { at: '2030-03-01T10:00:00.000Z', by: 'Ada Okafor', what: 'startTime, expectedDuration', changes: null },
  {
    at: '2030-02-28T12:00:00.000Z',
    by: 'Ada Okafor',
    what: 'name, status, startTime, location, notes, coachs',
    changes: [
      { field: 'name', from: 'Prices', to: 'Pricing' },
      { field: 'status', from: 'planned', to: 'held' },
      { field: 'startTime', from: '2030-03-03T15:00:00.000Z', to: '2030-03-04T16:00:00.000Z' },
      { field: 'location', from: null, to: 'Library' },
      { field: 'coachs', from: ['Ben Ito'], to: ['Ben Ito', 'Mia Lang'] },
    ],
  },
  { at: '2030-02-28T10:00:00.000Z', by: null, what: 'notes', changes: null },
];

/** The answers that the page of a session asks for. */
export const work = (more: object = {}, sessionClashes: readonly string[] = []) => ({
  SessionWork: { data: { coachingSession: { ...session, ...more }, sessionClashes } },
  ...earlier([before]),
  ...hours(),
  SessionChanges: { data: { coachingSession: { _id: 'c1', changelogs } } },
  ...writes,
});

const element = elementOf('q1', 'text', {
  label: 'What was useful',
  validations: { required: true, min: null, max: null },
});
const choice = elementOf('q2', 'select_radio', {
  label: 'Next',
  options: [{ ...optionOf('o1'), labels: [{ language: 'en', value: 'Meet again' }] }],
});
const form = {
  formId: 'f1',
  title: 'How was it',
  titles: [],
  description: null,
  descriptions: [],
  version: 1,
  elements: [element, choice],
};
const given = {
  _id: 'e1',
  formTitle: 'How was it',
  formVersion: 1,
  form: { _id: 'f1' },
  submittedAt: '2030-03-05T10:00:00.000Z',
  author: coach,
  answers: [
    { questionId: 'q1', questionLabel: 'What was useful', textValue: 'A lot', numberValue: null, arrayValue: [] },
    { questionId: 'q2', questionLabel: 'Next', textValue: 'o1', numberValue: null, arrayValue: [] },
  ],
};

/** The evaluation form of the session as its reader finds it, or none. */
export const evaluations = (
  found: { readonly isAsked: boolean; readonly isOpen: boolean } | null,
  awaited: readonly string[] = [],
) => ({
  SessionEvaluations: {
    data: {
      sessionForm: found && { ...found, awaited, form },
      answeredSessionForms: found ? [{ key: 'f1/1', form }] : [],
      coachingSession: { _id: 'c1', coachs: [coach], attendees: [founder], evaluations: found ? [given] : [] },
    },
  },
  ...writes,
});
