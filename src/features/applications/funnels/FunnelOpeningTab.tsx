import { Button, Group } from '@mantine/core';
import { IconCalendarEvent, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { plusDays } from '#domain/dates/calendarDays.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { FunnelAddresses } from './FunnelAddresses.tsx';
import classes from './FunnelOpeningTab.module.css';
import { FunnelOpeningDocument, SetFunnelStatusDocument } from './funnels.gen.ts';
import { InstructionEmail } from './InstructionEmail.tsx';

const nextOf = { draft: ['open'], open: ['paused', 'closed'], paused: ['open', 'closed'], closed: ['open'] } as const;

/** What is there and what is missing before a funnel opens, its address for applicants, and opening, pausing, closing. */
export function FunnelOpeningTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const message = useErrorMessage();
  const client = useQueryClient();
  const ability = useAbility();
  const query = { ...graphqlQuery(FunnelOpeningDocument, { funnelId: recordId }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  const change = useMutation({
    mutationFn: (status: keyof typeof nextOf) => graphqlRequest(SetFunnelStatusDocument, { id: recordId, status }),
    onSuccess: async (_done, status) => {
      showToast({ kind: 'success', message: t(`opening.done.${status}`) });
      await client.invalidateQueries();
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { funnelOpening, funnel } = data;
  const { status, turnsTo, turnsOn, steps } = funnelOpening;
  const mayChange = funnel != null && ability.can('update', rowOf('Funnel', funnel));
  const written = (day: string): string => dayText(day, 'UTC', reader);
  const isReady = steps.every(({ isDone, isRequired }) => isDone || !isRequired);
  return (
    <div className={classes.tab}>
      <ul className={classes.steps} aria-label={t('opening.steps')}>
        {steps.map(({ id, isDone, isRequired }) => {
          const Icon = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={id} className={classes.step} data-done={isDone}>
              <Icon size={20} aria-hidden />
              <span>
                {t(`opening.step.${id}`)}
                <span className={classes.state}>
                  {t(isDone ? 'opening.isThere' : isRequired ? 'opening.isMissing' : 'opening.isMissed')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {turnsTo && turnsTo !== 'draft' && turnsOn && (
        <p className={classes.turn}>
          <IconCalendarEvent size={18} aria-hidden />
          {turnsTo === 'closed'
            ? t(status === 'paused' ? 'opening.lastDay' : 'opening.turn.closed', {
                day: written(plusDays(turnsOn, -1)),
              })
            : t(`opening.turn.${turnsTo}`, { day: written(turnsOn) })}
        </p>
      )}
      {mayChange && (
        <Group gap="xs">
          {nextOf[status].map((next) => (
            <Button
              key={next}
              variant={next === 'open' ? 'filled' : 'default'}
              loading={change.isPending}
              disabled={next === 'open' && !isReady}
              onClick={() => change.mutate(next)}
            >
              {t(`opening.to.${next}`)}
            </Button>
          ))}
        </Group>
      )}
      <InstructionEmail
        funnelId={recordId}
        isThere={Boolean(funnel?.instructionEmailSubject && funnel.instructionEmailBody)}
        mayChange={mayChange}
      />
      <FunnelAddresses opening={funnelOpening} />
    </div>
  );
}
