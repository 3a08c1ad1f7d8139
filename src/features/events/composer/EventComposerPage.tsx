import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventStep, eventSteps } from '#domain/events/eventSteps.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useChangeSearch, usePageParams, usePageText } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import classes from './Composer.module.css';
import { ComposerSteps } from './ComposerSteps.tsx';
import { type EventPlan, eventPlanQuery } from './eventPlanQuery.ts';
import { PublishStep } from './PublishStep.tsx';
import { SeriesScopeChoice } from './SeriesScopeChoice.tsx';
import { SessionHours } from './SessionHours.tsx';
import { type SeriesScope, StepForm } from './StepForm.tsx';
import { EventSeries } from './series/EventSeries.tsx';
import { stepAfter } from './stepHref.ts';

/** Plans an event step by step; which steps there are follows from its type, and the address says which one is open. */
export function EventComposerPage() {
  const { id = '' } = usePageParams();
  const { data, error, refetch } = useQuery(eventPlanQuery(id));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const event = data.incubatorEvent;
  if (!event) return <MissingRecord entity="IncubatorEvent" id={id} backTo={paths.events()} />;
  return event.may?.update === true ? <Composer event={event} /> : <ReadOnlyEvent event={event} />;
}

/** Whoever reads an event and does not plan it is led to where it is read. */
function ReadOnlyEvent({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  return (
    <StatusPage
      isFramed
      title={t('events.toReadOnly', { name: event.title })}
      actions={
        <Button component={AppLink} href={paths.event({ id: event._id })}>
          {t('events.show')}
        </Button>
      }
    >
      {t('events.toReadOnlyHint')}
    </StatusPage>
  );
}

function Composer({ event }: { readonly event: EventPlan }) {
  const { t } = useTranslation('programme');
  const router = useRouter();
  const client = useQueryClient();
  const changeSearch = useChangeSearch();
  const named = usePageText('step');
  const [scope, setScope] = useState<SeriesScope>('one');
  const steps = eventSteps(event);
  const step = steps.find((one) => one === named) ?? 'about';
  const number = steps.indexOf(step) + 1;
  const after = usePageText('after');
  const goOn = async (done: EventStep): Promise<void> => {
    // What was saved may be its type, from which its steps follow.
    const saved = await client.fetchQuery({ ...eventPlanQuery(event._id), staleTime: 0 }).catch(() => null);
    const next = stepAfter(eventSteps(saved?.incubatorEvent ?? event), done, after);
    if (after === 'event') router.history.push(paths.eventHosts({ id: event._id }));
    else if (next) void changeSearch({ step: next });
  };
  return (
    <Page width="full">
      <PageHeader
        title={t('events.editing', { name: event.title })}
        action={
          <Button component={AppLink} href={paths.event({ id: event._id })} variant="default">
            {t('events.show')}
          </Button>
        }
      />
      <div className={classes.composer}>
        <ComposerSteps event={event} steps={steps} active={step} />
        <div className={classes.canvas}>
          <p className={classes.number}>{t('events.step', { number, all: steps.length })}</p>
          <h2 className={classes.title}>{t(`events.step.${step}`)}</h2>
          {event.series && <SeriesScopeChoice value={scope} onChange={setScope} />}
          {step === 'publish' ? (
            <PublishStep event={event} scope={scope} />
          ) : (
            <StepForm key={step} event={event} step={step} scope={scope} onSaved={() => void goOn(step)} />
          )}
          {step === 'sessions' && <SessionHours eventId={event._id} version={event.version} />}
          {(step === 'time' || step === 'sessions') && <EventSeries event={event} />}
        </div>
      </div>
    </Page>
  );
}
