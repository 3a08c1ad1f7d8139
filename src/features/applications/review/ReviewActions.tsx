import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCalendar, IconMessage } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../deciding/DecisionBar.module.css';
import { nextRound } from './nextRound.ts';
import { type ApplicationReviewQuery, PassOnApplicationDocument } from './review.gen.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

interface ReviewActionsProps {
  readonly application: Application;
  /** Leads to the conversation. */
  readonly onAsk: () => void;
}

/** What one does instead of deciding: ask, meet, or pass the application on to the next round. */
export function ReviewActions({ application, onAsk }: ReviewActionsProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  const next = nextRound(application);
  const passOn = useMutation({
    mutationFn: (round: string) =>
      graphqlRequest(PassOnApplicationDocument, { id: application._id, round, version: application.version }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('review.passedOn', { name: next?.name }) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const goOn = (): void => {
    if (next && !passOn.isPending) passOn.mutate(next._id);
  };
  useHotkeys([['E', goOn]]);
  return (
    <div className={classes.more}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.side}
        leftSection={<IconMessage size={16} aria-hidden />}
        title={t('review.ask')}
        onClick={onAsk}
      >
        <span className={classes.sideText}>{t('review.ask')}</span>
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.side}
        component={AppLink}
        href={`/application/${application._id}/meeting/schedule`}
        leftSection={<IconCalendar size={16} aria-hidden />}
        title={t('review.schedule')}
      >
        <span className={classes.sideText}>{t('review.schedule')}</span>
      </Button>
      {next && (
        <Button
          variant="default"
          aria-keyshortcuts="E"
          loading={passOn.isPending}
          rightSection={
            <kbd className={classes.key} aria-hidden>
              E
            </kbd>
          }
          onClick={goOn}
        >
          {t('review.passOn', { name: next.name })}
        </Button>
      )}
    </div>
  );
}
