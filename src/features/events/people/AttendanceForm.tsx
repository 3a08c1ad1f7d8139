import { Button, Checkbox, Group, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './People.module.css';
import { type EventAttendanceQuery, SetEventAttendanceDocument } from './people.gen.ts';
import '@mantine/core/styles/Checkbox.css';

type Attendee = NonNullable<EventAttendanceQuery['incubatorEvent']>['attendees'][number];

interface AttendanceFormProps {
  readonly eventId: string;
  readonly attendees: readonly Attendee[];
}

/** Ticks of those who came, as they are kept; what the reader has ticked otherwise stands over that until it is saved. */
export function AttendanceForm({ eventId, attendees }: AttendanceFormProps) {
  const { t } = useTranslation('programme');
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const save = useSave(eventId, () => setSaid(new Map()));
  const all = attendees.map(({ _id }) => _id);
  const came = attendees.filter(({ _id, status }) => said.get(_id) ?? status === 'ATTENDED').map(({ _id }) => _id);
  const missed = all.filter((id) => !came.includes(id));
  const say = (next: readonly string[]) => {
    const changed = all.filter((id) => next.includes(id) !== came.includes(id));
    setSaid(new Map([...said, ...changed.map((id) => [id, next.includes(id)] as const)]));
  };
  return (
    <Paper withBorder radius="lg" p="md">
      <Section
        title={t('events.attendance.summary', { came: came.length, all: all.length })}
        hint={t('events.attendance.hint')}
        action={
          <Button variant="default" onClick={() => say(all)}>
            {t('events.attendance.all')}
          </Button>
        }
      >
        <Checkbox.Group value={came} onChange={say} aria-label={t('events.attendance.hint')}>
          <div className={classes.ticks}>
            {attendees.map((attendee) => (
              <Tick key={attendee._id} attendee={attendee} />
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

/** Of a conversation it is said when it was, and with whom. */
function Tick({ attendee: { _id, registrantName, bookingDetails, sessionHostName } }: { readonly attendee: Attendee }) {
  const start = bookingDetails?.startTime;
  const description = start && (
    <>
      <MomentText start={start} /> {sessionHostName && <bdi>{sessionHostName}</bdi>}
    </>
  );
  return (
    <Checkbox value={_id} label={registrantName} description={description || undefined} className={classes.tick} />
  );
}

function useSave(eventId: string, onSaved: () => void) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (said: { readonly came: readonly string[]; readonly missed: readonly string[] }) =>
      graphqlRequest(SetEventAttendanceDocument, { eventId, ...said }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('events.attendance.saved') });
      await client.invalidateQueries();
      onSaved();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
}
