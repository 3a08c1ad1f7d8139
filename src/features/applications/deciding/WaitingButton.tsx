import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { leaveToasts, showToast } from '#src/ui/feedback/toasts.ts';
import { DecisionLetter } from '#src/ui/mail/DecisionLetter.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './DecisionBar.module.css';
import { SetWaitingDocument, WaitingMailDocument } from './deciding.gen.ts';
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
  const [isAsked, setIsAsked] = useState(false);
  const press = (): void => (waitingPlace ? set.mutate(false) : setIsAsked(true));
  useHotkeys([['W', press]]);
  return (
    <>
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
      {isAsked && (
        <ConfirmDialog
          question={{
            title: t('waiting.question', { startupName }),
            message: t('waiting.means'),
            confirmLabel: t('waiting.put'),
            dismissLabel: t('cancel', { ns: 'shell' }),
          }}
          onAnswer={(isConfirmed) => isConfirmed && set.mutate(true)}
          onGone={() => setIsAsked(false)}
        >
          <WaitingLetter applicationId={application._id} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The mail that tells of it, as it leaves when nobody undoes it. */
function WaitingLetter({ applicationId }: { readonly applicationId: string }) {
  const { data, error } = useQuery({ ...graphqlQuery(WaitingMailDocument, { applicationId }), staleTime: 0 });
  return error ? null : <DecisionLetter mail={data?.waitingMail} />;
}
