import { Paper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EventStep } from '#domain/events/eventSteps.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { type FormValues, inputOf } from '#src/forms/formValues.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { type RecordChange, useRecordForm } from '#src/screens/form/useRecordForm.ts';
import type { RecordData } from '#src/screens/screenModules.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { EventClashes } from './clashes/EventClashes.tsx';
import { UpdateEventSeriesDocument } from './composer.gen.ts';
import type { EventPlan } from './eventPlanQuery.ts';
import { useAskBeforeGivingBack } from './useAskBeforeGivingBack.ts';
import { useAskBeforeTelling } from './useAskBeforeTelling.ts';

export type SeriesScope = 'one' | 'following';

async function saveFollowing({ id, input, version }: RecordChange): Promise<RecordData> {
  const answer = await graphqlRequest(UpdateEventSeriesDocument, { id, input, version });
  return answer.updateIncubatorEventSeries;
}

const forms = {
  about: 'eventAbout',
  time: 'eventTime',
  sessions: 'eventSessions',
  hosts: 'eventHosts',
  audience: 'eventAudience',
  places: 'eventPlaces',
  publish: 'eventState',
} as const satisfies Record<EventStep, string>;

/** Steps that say when it is, where, who holds it, or whether it is published. */
const withClashes: ReadonlySet<EventStep> = new Set(['time', 'sessions', 'hosts', 'publish']);

interface StepFormProps {
  readonly event: EventPlan;
  readonly step: EventStep;
  /** Whether what is saved is of this event alone, or of all that follow in its series too. */
  readonly scope?: SeriesScope;
  readonly onSaved: () => void;
}

/** The part of an event that one step is about. */
export function StepForm({ event, step, scope = 'one', onSaved }: StepFormProps) {
  const client = useQueryClient();
  const { form, closedForm, validate, initial, save, loadError, record } = useRecordForm({
    formId: forms[step],
    recordId: event._id,
    saveWith: scope === 'following' ? saveFollowing : undefined,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['EventPlan'] });
      onSaved();
    },
  });
  const isReady = form && validate && initial;
  const isOfSeries = scope === 'following';
  const goesOn = useAskBeforeTelling(event, isOfSeries);
  const givesBack = useAskBeforeGivingBack(event);
  const changeOf = (values: FormValues) => ({
    input: form && initial ? inputOf(form, values, initial, record.data ?? null) : {},
    following: isOfSeries,
  });
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
          recordId={event._id}
          isSaving={save.isPending}
          failure={save.error}
          onSubmit={async (values) => {
            if ((await goesOn(values)) && (await givesBack(changeOf(values)))) save.mutate(values);
          }}
          tools={(values) => withClashes.has(step) && <EventClashes event={event} change={changeOf(values)} />}
        />
      )}
    </Paper>
  );
}
