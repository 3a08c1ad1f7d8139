import { Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ChecklistItem, publishChecklist } from '#domain/events/eventSteps.ts';
import { isEventOver } from '#domain/events/isEventOver.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Composer.module.css';
import { PublishEventDocument, UpdateEventSeriesDocument } from './composer.gen.ts';
import type { EventPlan } from './eventPlanQuery.ts';
import type { SeriesScope } from './StepForm.tsx';
import { LackingDates } from './series/LackingDates.tsx';
import { usePublishDrafts } from './series/usePublishDrafts.ts';
import { useSeriesDrafts } from './series/useSeriesDrafts.ts';
import { stepHref } from './stepHref.ts';
import { useAskBeforeTelling } from './useAskBeforeTelling.ts';
import { useHostsHours } from './useHostsHours.ts';

interface EventChecklistProps {
  readonly event: EventPlan;
  /** Leaves out what is there already. */
  readonly onlyMissing?: boolean;
  /** Whether the dates that follow in its series are published with it. */
  readonly scope?: SeriesScope;
}

/** What an event needs before it is published and what it had better have, each a link to where it is filled in. */
export function EventChecklist({ event, onlyMissing = false, scope = 'one' }: EventChecklistProps) {
  const { t } = useTranslation('programme');
  const haveHostsHours = useHostsHours(event);
  const items = publishChecklist({ ...event, haveHostsHours });
  const shown = items.filter(({ isDone }) => !(onlyMissing && isDone));
  const isReady = items.every(({ isRequired, isDone }) => isDone || !isRequired);
  // What is over can be published for those who look it up; of its other dates more is to be said.
  const readiness = scope === 'one' && isEventOver(event, new Date()) ? 'over' : 'ready';
  const { others, following, lacks } = useSeriesDrafts(event);
  const isOfSeries = scope === 'following' && event.series !== null;
  const count = isOfSeries ? following.length + 1 : 1;
  const publish = usePublish(event, isOfSeries, count);
  const publishAll = usePublishDrafts();
  const goesOn = useAskBeforeTelling(event, false);
  const left = others.length + 1 - count;
  const ask = async (goOn: () => void): Promise<void> => {
    if (await goesOn({ status: 'published' })) goOn();
  };
  return (
    <Section
      title={t('events.checklist.title')}
      hint={t(`events.checklist.${isReady ? readiness : 'missing'}`)}
      action={
        <Group gap="sm" maw="100%">
          {left > 0 && (
            <Button
              variant="default"
              disabled={!isReady || lacks.length > 0}
              loading={publishAll.isPending}
              onClick={() => void ask(() => publishAll.mutate([event, ...others]))}
            >
              {t('events.publishAll', { count: others.length + 1 })}
            </Button>
          )}
          <Button disabled={!isReady} loading={publish.isPending} onClick={() => void ask(publish.mutate)}>
            {count > 1 ? t('events.publishDates', { count }) : t('events.publish')}
          </Button>
        </Group>
      }
    >
      {left > 0 && <p className={classes.kind}>{t('events.series.stayDrafts', { count: left })}</p>}
      <ul className={classes.items} aria-label={t('events.checklist.title')} hidden={shown.length === 0}>
        {shown.map((item) => (
          <li key={item.field} className={classes.item} data-done={item.isDone}>
            <ItemMark item={item} />
            <AppLink href={stepHref(event._id, item.step, 'publish')}>{t(`events.checklist.${item.field}`)}</AppLink>
            <span className={classes.kind}>{t(`events.checklist.${stateOf(item)}`)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <LackingDates lacks={lacks} />}
    </Section>
  );
}

function ItemMark({ item: { isDone, isRequired } }: { readonly item: ChecklistItem }) {
  if (isDone) return <IconCircleCheck size={18} aria-hidden className={classes.done} />;
  return isRequired ? (
    <IconAlertCircle size={18} aria-hidden className={classes.needed} />
  ) : (
    <IconCircleDashed size={18} aria-hidden className={classes.advised} />
  );
}

function stateOf({ isDone, isRequired }: ChecklistItem): 'done' | 'required' | 'advised' {
  if (isDone) return 'done';
  return isRequired ? 'required' : 'advised';
}

function usePublish({ _id: id, version }: EventPlan, isOfSeries: boolean, count: number) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      if (isOfSeries) await graphqlRequest(UpdateEventSeriesDocument, { id, version, input: { status: 'published' } });
      else await graphqlRequest(PublishEventDocument, { id, version });
    },
    onSuccess: () =>
      showToast({
        kind: 'success',
        message: count > 1 ? t('events.publishedDates', { count }) : t('events.published'),
      }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}
