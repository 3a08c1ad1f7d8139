import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './DecisionBar.module.css';
import { SetWaitingDocument } from './deciding.gen.ts';
import type { DecidedApplication } from './useMayDecide.ts';

/** Puts an application on the waiting list, which is a decision that leaves the others open; or takes it off. */
export function WaitingButton({ application }: { readonly application: DecidedApplication }) {
  const { t } = useTranslation(['applications', 'shell']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const { startupName, waitingPlace } = application;
  const set = useMutation({
    mutationFn: (waits: boolean) => graphqlRequest(SetWaitingDocument, { applicationId: application._id, waits }),
    onSuccess: async (_answer, waits) => {
      leaveToasts();
      const undo = { label: t('decide.undo'), run: () => set.mutate(!waits) };
      showToast({
        kind: 'success',
        message: t(waits ? 'waiting.done' : 'waiting.gone', { startupName }),
        ...(waits && { action: undo }),
      });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const put = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('waiting.question', { startupName }),
      message: t('waiting.means'),
      confirmLabel: t('waiting.put'),
      dismissLabel: t('cancel', { ns: 'shell' }),
    });
    if (isConfirmed) set.mutate(true);
  };
  const press = (): void => (waitingPlace ? set.mutate(false) : void put());
  useHotkeys([['W', press]]);
  return (
    <Button
      className={classes.action}
      variant="default"
      aria-keyshortcuts="W"
      loading={set.isPending}
      rightSection={
        <kbd className={classes.key} aria-hidden>
          W
        </kbd>
      }
      onClick={press}
    >
      {waitingPlace ? t('waiting.off', { place: waitingPlace }) : t('waiting.put')}
    </Button>
  );
}
