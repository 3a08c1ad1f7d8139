import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announce } from '#server/platform/context/announce.ts';
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
      RecurringAvailability: [announceHours(false), tellOfHours],
      ProgramMentorAvailability: [announceHours(true), tellOfHours],
      AvailabilityException: [tellOfHours],
      User: [tellOfHabits],
    },
  },
};

function announceHours(isSingleDay: boolean): WriteHook {
  return async ({ before, after }, scope) => {
    if (before !== null || typeof after?.user !== 'string') return;
    await announce(scope, 'AvailabilityGiven', { person: after.user, isSingleDay });
  };
}
