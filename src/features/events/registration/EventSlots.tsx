import { Paper, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useLiveTimes } from '#src/ui/meetings/useLiveTimes.ts';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { SlotPicker } from '#src/ui/time/SlotPicker.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { BookEventSlotDocument, EventSlotsDocument, type EventSlotsQuery } from '../events.gen.ts';
import { DaysWithoutHours } from './DaysWithoutHours.tsx';
import classes from './EventSlots.module.css';
import { GiveBack } from './GiveBack.tsx';
import { useAskToBook } from './useAskToBook.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

type Slot = EventSlotsQuery['freeEventSlots'][number];

interface EventSlotsProps {
  readonly eventId: string;
  /** Who holds its sessions: where their hours are those of the event, these can change. */
  readonly hosts: readonly string[];
}

/** The free sessions of a one-on-one event, or the one that the reader has booked; times are the reader's own. */
export function EventSlots({ eventId, hosts }: EventSlotsProps) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const [event, reader] = [{ IS: eventId }, { IS: user?._id ?? '' }];
  // Whoever was taken off has a registration that is called off, and may book again.
  const status = { IS_NOT: 'EVENT_CANCELLED' } as const;
  const own = { event, registrant: reader, status };
  const booked = { event, bookedBy: reader, status };
  const query = graphqlQuery(EventSlotsDocument, { id: eventId, own, booked });
  // With other hosts other sessions are free.
  const { data, error, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, hosts] });
  // Somebody else takes a time or gives one back, or a host is expected elsewhere.
  useLiveQuery('OneOnOneEvent', queriesOf(EventSlotsDocument).queryKey);
  useLiveQuery('CoachingSession', queriesOf(EventSlotsDocument).queryKey);
  // Its dates are changed, or how long a session is.
  useLiveQuery('IncubatorEvent', queriesOf(EventSlotsDocument).queryKey);
  useLiveTimes(hosts, queriesOf(EventSlotsDocument).queryKey);
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const booking = data.eventAttendees.results.find(({ bookingDetails }) => bookingDetails?.startTime)?.bookingDetails;
  const host = data.oneOnOneEvents?.results[0]?.hostName;
  return (
    <Paper withBorder radius="lg" p="md">
      {booking ? (
        <Section title={t('events.slots.own')} hint={booking.location ?? undefined}>
          <p className={classes.own}>
            <MomentText start={booking.startTime} end={booking.endTime} />
            {host && <bdi>{host}</bdi>}
          </p>
          <GiveBack eventId={eventId} startTime={booking.startTime ?? ''} />
        </Section>
      ) : (
        <FreeSlots eventId={eventId} slots={data.freeEventSlots} order={hosts} />
      )}
      {!booking && <DaysWithoutHours days={data.eventDaysWithoutHours} />}
    </Paper>
  );
}

interface FreeSlotsProps {
  readonly eventId: string;
  readonly slots: readonly Slot[];
  /** Of the hosts, as the event has them: whoever has the earliest time would come first, and move when it goes. */
  readonly order: readonly string[];
}

function FreeSlots({ eventId, slots, order }: FreeSlotsProps) {
  const { t } = useTranslation('programme');
  const book = useBooking(eventId);
  const isWanted = useAskToBook();
  const refusal = useRefusal(book.error);
  const zone = useReaderZone();
  const hosts = [...new Map(slots.map(({ host }) => [host._id, host])).values()].sort(
    (one, other) => order.indexOf(one._id) - order.indexOf(other._id),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  // Whoever has no time any more is not chosen either.
  const host = hosts.find(({ _id }) => _id === chosen) ?? hosts[0];
  const own = slots.filter((slot) => slot.host._id === host?._id);
  const pick = async (startTime: string): Promise<void> => {
    const slot = own.find((one) => one.startTime === startTime);
    if (slot && (await isWanted(slot))) book.mutate({ startTime, hostId: slot.host._id });
  };
  return (
    <Section title={t('events.slots.title')} hint={t('events.slots.zone', { zone: zoneLabel(zone) })}>
      {refusal && <FormAlert>{refusal}</FormAlert>}
      {slots.length === 0 && <p className={classes.none}>{t('events.slots.none')}</p>}
      {hosts.length > 1 && host && (
        <SegmentedControl
          aria-label={t('events.slots.host')}
          value={host._id}
          data={hosts.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
          onChange={setChosen}
          className={classes.hosts}
        />
      )}
      <SlotPicker
        slots={own}
        zone={zone}
        labelOf={(time) => t('events.slots.book', { time })}
        taking={book.isPending ? book.variables.startTime : null}
        onPick={(startTime) => void pick(startTime)}
      />
    </Section>
  );
}

/** Booked or refused: either way what is shown is out of date afterwards. */
function useBooking(eventId: string) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slot: { readonly startTime: string; readonly hostId: string }) =>
      graphqlRequest(BookEventSlotDocument, { eventId, ...slot }),
    onSuccess: () => showToast({ kind: 'success', message: t('events.slots.booked') }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Why a session could not be booked; mostly somebody was quicker. */
function useRefusal(error: unknown): string | null {
  const message = useErrorMessage();
  return error ? message(error) : null;
}
