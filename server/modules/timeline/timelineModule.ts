import { planList } from '#server/entities/plan/planRead.ts';
import { rememberPlans } from '#server/entities/rememberPlans.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { PlannedRootField } from '#server/graphql/plannedExecution.ts';
import { readSdl } from '../readSdl.ts';
import type { ServerModule } from '../ServerModule.ts';

const PAGE_SIZE = 20;

interface EventArguments {
  readonly startupId?: string;
  readonly userId?: string;
  readonly cursor?: string | null;
  readonly eventType?: readonly string[] | null;
}

/** Timelines of startups and people, what is pinned first, then newest first; what one may not read is not there. */
export const timelineModule: ServerModule = {
  name: 'timeline',
  typeDefs: readSdl(import.meta.url),
  // There is one kind of record; what is special to a kind of event is null on the others.
  resolvers: { TimelineItem: { __resolveType: () => 'TimelineEvent' } },
  planned: {
    startupEvents: rememberPlans(eventsOf('startup', (args) => args.startupId)),
    userEvents: rememberPlans(eventsOf('user', (args) => args.userId)),
  },
};

function eventsOf(owner: 'startup' | 'user', idOf: (args: EventArguments) => string | undefined): PlannedRootField {
  return {
    plan: (request) => {
      const args = request.args as EventArguments;
      const kinds = args.eventType ?? [];
      return planList(specCatalog, request, {
        entity: 'TimelineEvent',
        pageType: 'TimelinePage',
        filter: {
          [owner]: { IS: idOf(args) ?? '' },
          ...(kinds.length > 0 && { eventType: { OR: kinds.map((kind) => ({ IS: kind })) } }),
        },
        sort: [
          { field: 'isPinned', direction: 'DESC' },
          { field: 'createdAt', direction: 'DESC' },
        ],
        cursor: args.cursor ?? null,
        limit: PAGE_SIZE,
      });
    },
  };
}
