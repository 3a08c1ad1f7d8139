import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { deriveAvailability } from './deriveAvailability.ts';

/** Hours that people are there. */
export const availabilityModule: ServerModule = {
  name: 'availability',
  writes: { derive: { RecurringAvailability: deriveAvailability, ProgramMentorAvailability: deriveAvailability } },
};
