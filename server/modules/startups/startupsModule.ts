import { deriveAuthor } from '#server/entities/write/hooks/deriveAuthor.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { announceMilestone, announcePerson, announceStartup } from './announceStartups.ts';
import { guardFoundedYear } from './guardFoundedYear.ts';
import { guardTaxonomy } from './guardTaxonomy.ts';
import { dropFileOfDocument } from './startupDocuments.ts';
import { startupsApi } from './startupsApi.ts';

/** Startups and their documents. */
export const startupsModule: ServerModule = {
  name: 'startups',
  api: startupsApi,
  writes: {
    derive: { StartupAssessment: deriveAuthor('assessor'), StartupDocument: deriveAuthor('uploadedBy') },
    hooks: {
      Startup: [guardFoundedYear, guardTaxonomy, announceStartup],
      User: [announcePerson],
      Milestone: [announceMilestone],
      StartupDocument: [dropFileOfDocument],
    },
  },
};
