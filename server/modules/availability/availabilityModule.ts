import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceDay, announceException, announceWeekly } from './announceHours.ts';
import { askForHours } from './askForHours.ts';
import { availabilityApi } from './availabilityApi.ts';
import { deriveAvailability } from './deriveAvailability.ts';
import { tellOfHabits, tellOfHours } from './liveTimes.ts';

/** Hours that people are there. */
export const availabilityModule: ServerModule = {
  name: 'availability',
  api: availabilityApi,
  schedules: [askForHours],
  writes: {
    derive: {
      RecurringAvailability: deriveAvailability,
      ProgramMentorAvailability: deriveAvailability,
      AvailabilityException: deriveAvailability,
    },
    hooks: {
      RecurringAvailability: [announceWeekly, tellOfHours],
      ProgramMentorAvailability: [announceDay, tellOfHours],
      AvailabilityException: [announceException, tellOfHours],
      User: [tellOfHabits],
    },
  },
};
