import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planList } from '#server/entities/plan/planRead.ts';
import { rememberPlans } from '#server/entities/plan/rememberPlans.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { postNote } from './postNote.ts';
import { postUserComment } from './postUserComment.ts';

const PAGE_SIZE = 20;

interface EventArguments {
  readonly startupId?: string;
  readonly userId?: string;
  readonly cursor?: string | null;
  readonly eventType?: readonly string[] | null;
}

/** Timelines of startups and people, what is pinned first, then newest first; what one may not read is not there. */
export function timelineApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      // There is one kind of record; what is special to a kind of event is null on the others.
      TimelineItem: { __resolveType: () => 'TimelineEvent' },
      Mutation: {
        postUserComment: (_parent, { userId, message }, context, info) =>
          context.transact(async (tx) => {
            const id = await postUserComment(writer, tx, context, { userId, message });
            return readSelection(specCatalog, context, info, 'TimelineEvent', id);
          }),
        postStartupNote: (_parent, { input }, context, info) =>
          context.transact(async () => {
            const id = await postNote(writer, context, input);
            return readSelection(specCatalog, context, info, 'TimelineEvent', id);
          }),
      },
    },
    planned: {
      startupEvents: rememberPlans(eventsOf('startup', (args) => args.startupId)),
      userEvents: rememberPlans(eventsOf('user', (args) => args.userId)),
    },
  };
}

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
