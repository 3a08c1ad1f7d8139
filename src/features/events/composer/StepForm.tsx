import { Paper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EventStep } from '#domain/events/eventSteps.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useRecordForm } from '#src/screens/form/useRecordForm.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';

const forms = {
  about: 'eventAbout',
  time: 'eventTime',
  sessions: 'eventSessions',
  hosts: 'eventHosts',
  audience: 'eventAudience',
  places: 'eventPlaces',
  publish: 'eventState',
} as const satisfies Record<EventStep, string>;

interface StepFormProps {
  readonly eventId: string;
  readonly step: EventStep;
  readonly onSaved: () => void;
}

/** The part of an event that one step is about. */
export function StepForm({ eventId, step, onSaved }: StepFormProps) {
  const client = useQueryClient();
  const { form, closedForm, validate, initial, save, loadError, record } = useRecordForm({
    formId: forms[step],
    recordId: eventId,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['EventPlan'] });
      onSaved();
    },
  });
  const isReady = form && validate && initial;
  return (
    <Paper withBorder radius="lg" p="lg">
      {loadError && !initial && <FailedState error={loadError} onRetry={() => void record.refetch()} />}
      {!loadError && !isReady && <ListSkeleton rows={6} rowHeight={64} />}
      {isReady && (
        <RecordForm
          // A saved record is filled in anew.
          key={String(record.data?.version)}
          form={closedForm ?? form}
          isReadOnly={closedForm !== null}
          validate={validate}
          initial={initial}
          isSaving={save.isPending}
          failure={save.error}
          onSubmit={save.mutate}
        />
      )}
    </Paper>
  );
}
