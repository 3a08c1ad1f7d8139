import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { rememberPlans } from '#server/entities/plan/rememberPlans.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import { calendarFeedOf, createCalendarFeed, endCalendarFeed } from './calendarFeed.ts';
import { incubatorEventFeed } from './eventFeed.ts';
import { cancelRegistration, register } from './eventRegistration.ts';
import { freeSlots } from './eventSlots.ts';
import { myCalendar } from './myCalendar.ts';
import { bookSlot } from './slotBooking.ts';

/** Everything about events that is not generated. */
export function eventsApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    planned: { incubatorEventFeed: rememberPlans(incubatorEventFeed) },
    resolvers: {
      Query: {
        myCalendar: (_parent, span, context) => myCalendar(context, span),
        calendarFeed: (_parent, _args, context) => context.transact((tx) => calendarFeedOf(tx, readerId(context))),
        freeEventSlots: (_parent, { eventId }, context) => freeSlots(context, eventId),
      },
      Mutation: {
        createCalendarFeed: (_parent, _args, context) =>
          context.transact((tx) => createCalendarFeed(tx, readerId(context))),
        endCalendarFeed: (_parent, _args, context) =>
          context.transact(async (tx) => {
            await endCalendarFeed(tx, readerId(context));
            return calendarFeedOf(tx, readerId(context));
          }),
        createIncubatorEvent: (_parent, _args, context, info) =>
          context.transact(async () => readEvent(context, info, await createDraft(writer, context))),
        registerForIncubatorEvent: (_parent, { eventId }, context, info) =>
          context.transact(async () => {
            await register(context, eventId);
            return readEvent(context, info, eventId);
          }),
        cancelEventRegistration: (_parent, { eventId }, context, info) =>
          context.transact(async () => {
            await cancelRegistration(context, eventId);
            return readEvent(context, info, eventId);
          }),
        bookEventSlot: async (_parent, { eventId, startTime }, context, info) => {
          // Its own transaction: the host's calendar is asked before.
          await bookSlot(context, eventId, startTime);
          return readEvent(context, info, eventId);
        },
      },
    },
  };
}

function readerId({ principal }: RequestContext): string {
  if (principal === null) throw new AuthenticationRequiredError();
  return principal.id;
}

function createDraft(writer: EntityWriter, context: RequestContext): Promise<string> {
  const reader = context.principal?.id ?? null;
  const set = { createdBy: reader, hosts: reader === null ? [] : [reader], timezone: context.tenant.timezone };
  // A list needs something to show before the event has been given a name.
  const title = textFor(readerOfAnswer(context), 'records', 'untitledEvent');
  return writer.create(context, 'IncubatorEvent', { title }, { set });
}

function readEvent(context: RequestContext, info: GraphQLResolveInfo, id: string): Promise<unknown> {
  return readSelection(specCatalog, context, info, 'IncubatorEvent', id);
}
