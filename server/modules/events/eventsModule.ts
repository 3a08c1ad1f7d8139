import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceEvent } from './announceEvents.ts';
import { eventFollowers } from './eventFollowers.ts';
import { eventSchedules } from './eventSchedules.ts';
import { eventsApi } from './eventsApi.ts';
import { followEvent } from './eventWrites.ts';
import { guardPublish } from './guardPublish.ts';
import { deriveEvent } from './links/deriveEvent.ts';
import { peopleFollowers } from './peopleFollowers.ts';
import { activityFollowers } from './places/activityFollowers.ts';
import { guardArchive, guardCapacity } from './places/guardPlaces.ts';
import { announceAwaited, restorePlaces } from './places/holdAgain.ts';
import { keptFollowers } from './places/keptFollowers.ts';
import { leavingHosts } from './places/leavingHosts.ts';
import { followRegistration, lockEventOf } from './places/takingOff.ts';
import { staleReminders } from './reminders/staleReminders.ts';
import { releaseSessions } from './sessions/lostSessions.ts';
import { sessionFollowers } from './sessions/sessionFollowers.ts';
import { followPlaces } from './waitingList.ts';

/** Events, who comes to them, and their slots. */
export const eventsModule: ServerModule = {
  name: 'events',
  api: eventsApi,
  follows: [
    ...eventFollowers,
    ...peopleFollowers,
    ...activityFollowers,
    ...keptFollowers,
    ...sessionFollowers,
    ...staleReminders,
    ...leavingHosts,
  ],
  schedules: eventSchedules,
  writes: {
    derive: { IncubatorEvent: deriveEvent },
    // Whoever has a place or a conversation is told while both are there, and their calendars follow.
    ends: { IncubatorEvent: ({ status }) => (status === 'published' ? { status: 'cancelled' } : null) },
    // Counting places begins at the event, for whoever comes by its lists.
    locks: { EventAttendee: lockEventOf },
    hooks: {
      IncubatorEvent: [
        guardPublish,
        guardCapacity,
        guardArchive,
        followEvent,
        restorePlaces,
        releaseSessions,
        announceEvent,
        followPlaces,
        announceAwaited,
      ],
      EventAttendee: [followRegistration],
    },
  },
};
