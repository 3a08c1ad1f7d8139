import { Button, Checkbox, Group, Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './People.module.css';
import { EventAttendanceDocument, type EventAttendanceQuery, SetEventAttendanceDocument } from './people.gen.ts';
import '@mantine/core/styles/Checkbox.css';

type Event = NonNullable<EventAttendanceQuery['incubatorEvent']>;

/** Who came, ticked by those who organise the event once it has begun. */
export function EventAttendancePage({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(EventAttendanceDocument, { id: recordId }));
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (event.status !== 'published') return <EmptyState title={t('events.attendance.early')} />;
  // Whoever was taken off, or whose registration was called off, was not to come.
  const expected = event.attendees.filter(({ status }) => status !== 'EVENT_CANCELLED');
  const begun = expected.filter((attendee) => hasBegun(attendee.bookingDetails?.startTime ?? event.startTime));
  if (begun.length > 0) return <AttendanceForm key={event._id} event={{ ...event, attendees: begun }} />;
  const isEarly = expected.length > 0 || !hasBegun(event.startTime);
  return <EmptyState title={t(isEarly ? 'events.attendance.early' : 'events.people.nobodyComes')} />;
}

/** Whoever has booked a session of an event comes to that. */
function hasBegun(startTime: string | null | undefined): boolean {
  return startTime ? Date.parse(startTime) <= Date.now() : false;
}

function AttendanceForm({ event: { _id: eventId, attendees } }: { readonly event: Event }) {
  const { t } = useTranslation('programme');
  const all = attendees.map(({ _id }) => _id);
  const [came, setCame] = useState<readonly string[]>(() =>
    attendees.filter(({ status }) => status === 'ATTENDED').map(({ _id }) => _id),
  );
  const save = useSave(eventId);
  const missed = all.filter((id) => !came.includes(id));
  return (
    <Paper withBorder radius="lg" p="md">
      <Section
        title={t('events.attendance.summary', { came: came.length, all: all.length })}
        hint={t('events.attendance.hint')}
        action={
          <Button variant="default" onClick={() => setCame(all)}>
            {t('events.attendance.all')}
          </Button>
        }
      >
        <Checkbox.Group value={[...came]} onChange={setCame} aria-label={t('events.attendance.hint')}>
          <div className={classes.ticks}>
            {attendees.map(({ _id, registrantName }) => (
              <Checkbox key={_id} value={_id} label={registrantName} className={classes.tick} />
            ))}
          </div>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button loading={save.isPending} onClick={() => save.mutate({ came, missed })}>
            {t('events.attendance.save')}
          </Button>
        </Group>
      </Section>
    </Paper>
  );
}

function useSave(eventId: string) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (said: { readonly came: readonly string[]; readonly missed: readonly string[] }) =>
      graphqlRequest(SetEventAttendanceDocument, { eventId, ...said }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('events.attendance.saved') });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
