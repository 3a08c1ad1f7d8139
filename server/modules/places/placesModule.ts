import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { placesApi } from './placesApi.ts';

/** Rooms, and when they are taken. That two things are never in one at a time is the database's part (`placeTimes.ts`). */
export const placesModule: ServerModule = { name: 'places', api: () => placesApi };
