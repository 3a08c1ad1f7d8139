import type { TimelineCardItem } from './timelineQuery.ts';

export const person = { _id: 'u7', fullName: 'Cleo Marsh' };

/** What the timeline is answered with; a story gives what its part of an item needs. */
export const item = (eventType: string, more: object = {}) =>
  ({
    __typename: 'TimelineEvent',
    _id: eventType,
    eventType,
    createdAt: '2026-01-10T09:00:00.000Z',
    message: null,
    messageDocument: null,
    isPublic: true,
    isPinned: false,
    isUpdate: false,
    createdBy: person,
    attachments: [],
    dueDate: null,
    data: [],
    answers: [],
    session: null,
    invite: null,
    email: null,
    delivery: null,
    ...more,
  }) as unknown as TimelineCardItem;

/** A session with all that is said about one. */
export const pricingSession = {
  name: 'Pricing workshop',
  date: null,
  expectedDuration: 60,
  topics: ['Pricing'],
  startTime: '2026-01-08T09:00:00.000Z',
  endTime: '2026-01-08T10:00:00.000Z',
  status: 'held',
  coachs: [person],
  attendees: [{ _id: 'u8', fullName: 'Ada Okafor' }],
  invite: { status: 'accepted', expires: null },
  evaluationForms: [{ _id: 'f1', name: 'After', questions: [{ _id: 'q1', label: 'What will change?' }] }],
  evaluationAnswers: [{ questionId: 'q1', textValue: 'The price', numberValue: null, arrayValue: null }],
  actionItems: [
    { name: 'Raise the price', person: 'Ada Okafor', isDone: true },
    { name: 'Tell the customers', person: null, isDone: false },
  ],
  changelogs: [{ at: null, text: 'startTime, location', by: person }],
};

export const demoDayEmail = { subject: 'Demo day', content: 'You present third.', recipients: ['Ada Okafor'] };

/** What became of an e-mail that was read. */
export const readDelivery = {
  bounced: false,
  deferred: false,
  dropped: false,
  delivered: true,
  spam: false,
  opensCount: 2,
  lastOpened: '2026-01-09T09:00:00.000Z',
  cc: ['team@demo.test'],
  bcc: [],
};
