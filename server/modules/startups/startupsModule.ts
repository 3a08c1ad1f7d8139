import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceMilestone, announcePerson, announceStartup } from './announceStartups.ts';
import { guardFoundedYear } from './guardFoundedYear.ts';
import { guardTaxonomy } from './guardTaxonomy.ts';
import { partedPeople } from './partedPeople.ts';
import { dropFileOfDocument } from './startupDocuments.ts';
import { startupsApi } from './startupsApi.ts';

/** Startups and their documents. */
export const startupsModule: ServerModule = {
  name: 'startups',
  api: startupsApi,
  follows: partedPeople,
  writes: {
    hooks: {
      Startup: [guardFoundedYear, guardTaxonomy, announceStartup],
      User: [announcePerson],
      Milestone: [announceMilestone],
      StartupDocument: [dropFileOfDocument],
    },
  },
};
