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
import { takeAttendance } from './attendance.ts';
import { calendarFeedOf, createCalendarFeed, endCalendarFeed } from './calendarFeed.ts';
import { eventClashes } from './clashes/eventClashes.ts';
import { hostHours } from './clashes/hostHours.ts';
import { incubatorEventFeed } from './eventFeed.ts';
import { register } from './eventRegistration.ts';
import { freeSlots } from './eventSlots.ts';
import { invite, previewInvitation, removePeople } from './inviting.ts';
import { cancelRegistration } from './leavingEvents.ts';
import { myCalendar } from './myCalendar.ts';
import { waitingPlace } from './places/waitingPlace.ts';
import { extendSeries, extensionDates } from './series/extendSeries.ts';
import { repeatEvent, repetitionDates } from './series/repeatEvent.ts';
import { updateFollowing } from './series/updateFollowing.ts';
import { daysWithoutHours } from './sessions/daysWithoutHours.ts';
import { plannedLosses } from './sessions/lostSessions.ts';
import { bookSlot } from './slotBooking.ts';
import { withHosts } from './slotHosts.ts';
import { waitForPlace } from './waitingList.ts';

/** Everything about events that is not generated. */
export function eventsApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    planned: { incubatorEventFeed: rememberPlans(incubatorEventFeed) },
    resolvers: {
      Query: {
        myCalendar: (_parent, span, context) => myCalendar(context, span, readerOfAnswer(context)),
        calendarFeed: (_parent, _args, context) => context.transact((tx) => calendarFeedOf(tx, readerId(context))),
        freeEventSlots: async (_parent, { eventId }, context) => withHosts(context, await freeSlots(context, eventId)),
        eventDaysWithoutHours: (_parent, { eventId }, context) => daysWithoutHours(context, eventId),
        eventHostHours: (_parent, { eventId }, context) => hostHours(context, eventId),
        eventWaitingPlace: (_parent, { eventId }, context) => waitingPlace(context, eventId),
        eventSeriesMore: (_parent, { eventId, extension }, context) => extensionDates(context, eventId, extension),
        eventSeriesDates: (_parent, { eventId, repetition }, context) => repetitionDates(context, eventId, repetition),
        eventClashes: (_parent, { eventId, change }, context) => eventClashes(context, eventId, change),
        eventSessionsLost: (_parent, { eventId, change }, context) => plannedLosses(context, eventId, change),
        eventInvitees: (_parent, { eventId, invitees }, context) => previewInvitation(context, eventId, invitees),
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
        waitForIncubatorEvent: (_parent, { eventId }, context, info) =>
          context.transact(async () => {
            await waitForPlace(context, eventId);
            return readEvent(context, info, eventId);
          }),
        inviteToIncubatorEvent: (_parent, { eventId, invitees, message }, context) =>
          invite(context, eventId, invitees, wordsOf(message)),
        removeFromIncubatorEvent: (_parent, { eventId, people, message }, context, info) =>
          context.transact(async () => {
            await removePeople(context, eventId, people, wordsOf(message));
            return readEvent(context, info, eventId);
          }),
        setEventAttendance: (_parent, { eventId, came, missed }, context, info) =>
          context.transact(async () => {
            await takeAttendance(context, eventId, { came, missed });
            return readEvent(context, info, eventId);
          }),
        repeatIncubatorEvent: (_parent, { eventId, repetition }, context) =>
          repeatEvent(writer, context, eventId, repetition),
        extendIncubatorEventSeries: (_parent, { eventId, extension }, context) =>
          extendSeries(writer, context, eventId, extension),
        updateIncubatorEventSeries: (_parent, { id, input, version }, context, info) =>
          context.transact(async () => {
            await updateFollowing(writer, context, id, { input, version });
            return readEvent(context, info, id);
          }),
        bookEventSlot: async (_parent, { eventId, startTime, hostId }, context, info) => {
          // Its own transaction: the host's calendar is asked before.
          await bookSlot(context, eventId, { time: startTime, host: hostId ?? null });
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

/** What somebody says with it; nothing is said by blanks. */
function wordsOf(message: string | null | undefined): string | null {
  return message?.trim().slice(0, 500) || null;
}
