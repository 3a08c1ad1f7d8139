import type { TimelineCardItem } from './timelineQuery.ts';

export const person = { _id: 'u7', fullName: 'Cleo Marsh' };

/** What the timeline is answered with; a story gives what its part of an item needs. */
export const item = (eventType: string, more: object = {}) =>
  ({
    _id: eventType,
    eventType,
    createdAt: '2026-01-10T09:00:00.000Z',
    message: null,
    isPublic: true,
    isPinned: false,
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
